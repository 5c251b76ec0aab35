import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage } from "./me/preferences.svelte";
import "./offline/install.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import { setLanguage } from "./text/fluent.svelte";

// A younger page is not outdated: it would miss the same part again.
const MIN_RELOAD_AGE_MS = 60_000;

// A chunk of the page cannot be loaded. If there is a network, a newer client has renamed its chunks, and reloading
// loses nothing. Otherwise the page says so and keeps working.
addEventListener("vite:preloadError", () => {
  if (performance.now() < MIN_RELOAD_AGE_MS) return;
  const reloadIfFound = ({ ok }: Response) => ok && location.reload();
  fetch(location.pathname, { method: "HEAD" }).then(reloadIfFound, () => undefined);
});

// The page needs its messages first.
void setLanguage(preferredLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));
