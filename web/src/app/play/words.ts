/** What is said of how well people played: English, taught when somebody looks at an analysis. */

import english from "./locale/en.ftl?raw";
import { texts } from "../../ui/i18n.svelte";

await texts.teach(english);
