import { mount } from "svelte";

import App from "./App.svelte";
import { keepSettings } from "./client/settings.svelte";
import "./styles/all.css";

keepSettings();
mount(App, { target: document.getElementById("app") as HTMLElement });
