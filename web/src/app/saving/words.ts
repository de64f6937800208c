/** What is said of pictures of the board: English, taught when something is saved. */

import english from "./locale/en.ftl?raw";
import { texts } from "../../ui/i18n.svelte";

await texts.teach(english);
