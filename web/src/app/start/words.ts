/** Words that no table needs: English, taught when a page that says them is fetched. Other languages have all at once. */

import english from "./locale/en.ftl?raw";
import { texts } from "../../ui/i18n.svelte";

texts.teach(english);
