/** Words that no table needs: English, taught when a page that says them is fetched. */

import english from "./locale/en.ftl?raw";
import { texts } from "../../ui/i18n.svelte";

await texts.teach(english);
