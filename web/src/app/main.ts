import { mount } from "svelte";

import App from "./App.svelte";
import { texts } from "../ui/i18n.svelte";
import "../ui/page.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element #app");

void texts.learn(texts.language).then(() => mount(App, { target }));
