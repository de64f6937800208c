/** What is said to the operator of a server: English, taught when a page that says it is fetched. */

import english from "./locale/en.ftl?raw";
import { texts } from "../../ui/i18n.svelte";

await texts.teach(english);
