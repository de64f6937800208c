/** What is said of plans: English, taught when somebody thinks on a board of their own. */

import english from "./locale/en.ftl?raw";
import { texts } from "../../ui/i18n.svelte";

await texts.teach(english);
