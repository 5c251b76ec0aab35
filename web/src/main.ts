import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage } from "./me/preferences.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import { setLanguage } from "./text/fluent.svelte";

// A newer client has been installed since this page was opened: its parts have other names. A reload loses nothing.
addEventListener("vite:preloadError", () => location.reload());

// Nothing is shown before it can be said.
void setLanguage(preferredLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));
