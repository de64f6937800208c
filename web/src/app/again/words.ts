/** What is said of another try: English, taught when somebody tries a turn again. */

import english from "./locale/en.ftl?raw";
import { texts } from "../../ui/i18n.svelte";

await texts.teach(english);
