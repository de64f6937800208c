/** What is said about standing orders: English, taught where somebody may have them. */

import english from "./locale/en.ftl?raw";
import { texts } from "../../ui/i18n.svelte";

await texts.teach(english);
