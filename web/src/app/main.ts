import { mount } from "svelte";

import App from "./App.svelte";
import { texts } from "../ui/i18n.svelte";
import { keepTranslated } from "../ui/translatedTexts";
import "../ui/page.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element #app");

keepTranslated(document.body);

// the static edition has its tables with it
const engine = document.getElementById("carrack-engine")?.textContent;
const tables = engine ? import("../tab/tab").then(({ openTab }) => openTab(JSON.parse(engine))) : null;

void Promise.all([tables, texts.begin()]).then(() => mount(App, { target }));
