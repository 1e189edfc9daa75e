import { mount } from "svelte";

import App from "./App.svelte";
import { keepSettings } from "./client/settings.svelte";
import "./styles/tokens.css";
import "./styles/shared.css";
import "./styles/board.css";
import "./styles/seat.css";

keepSettings();
mount(App, { target: document.getElementById("app") as HTMLElement });
