import { mount } from "svelte";

import App from "./App.svelte";
import { keepSettings, settings } from "./client/settings.svelte";
import "./styles/all.css";
import { LANGUAGES, PSEUDO, speak } from "./words/language.svelte";
import { namedInAddress, preferred } from "./words/preference";

const named = namedInAddress();
const language = preferred([...LANGUAGES, PSEUDO], named, settings.language, navigator.languages);
if (named !== null) settings.language = language;
keepSettings();
void speak(language).then(() => mount(App, { target: document.getElementById("app") as HTMLElement }));
