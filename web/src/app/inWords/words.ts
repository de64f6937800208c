/** What is said of boards in words: English, taught when the table is at rest. */

import english from "./locale/en.ftl?raw";
import { texts } from "../../ui/i18n.svelte";

await texts.teach(english, "table");
