/** What is said about notices: English, taught when something that says it is fetched. */

import english from "./locale/en.ftl?raw";
import { texts } from "../../ui/i18n.svelte";

await texts.teach(english);
