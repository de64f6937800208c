/** What is said of puzzles: English, taught when somebody goes to them. */

import english from "./locale/en.ftl?raw";
import { texts } from "../../ui/i18n.svelte";

await texts.teach(english);
