/** Tests know all languages from the start. */

import "../app/start/words";
import { LANGUAGES, texts } from "../ui/i18n.svelte";

await texts.teach("", "refused");
await Promise.all(LANGUAGES.map((language) => texts.learn(language)));
