import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage } from "./me/preferences.svelte";
import "./offline/install.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import { setLanguage } from "./text/fluent.svelte";

const RELOAD_KEY = "nasrid-reload";
const RELOAD_INTERVAL_MS = 10 * 60_000;

/** Return whether the page may reload, and note that it does. A chunk that stays missing must not reload it forever. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOAD_KEY)) < RELOAD_INTERVAL_MS) return false;
    sessionStorage.setItem(RELOAD_KEY, String(Date.now()));
    return true;
  } catch {
    return false; // storage is forbidden
  }
}

// A chunk of the page cannot be loaded. If there is a network, a newer client has renamed its chunks, and reloading
// loses nothing. Otherwise the page says so and keeps working.
addEventListener("vite:preloadError", () => {
  const reloadIfFound = ({ ok }: Response) => ok && mayReload() && location.reload();
  fetch(location.pathname, { method: "HEAD" }).then(reloadIfFound, () => undefined);
});

// The page needs its messages first.
void setLanguage(preferredLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));
