import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage } from "./me/preferences.svelte";
import "./offline/install.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import { setLanguage } from "./text/fluent.svelte";

// A chunk of the page cannot be loaded. If there is a network, a newer client has renamed its chunks, and reloading
// loses nothing. Otherwise the page says so and keeps working.
addEventListener("vite:preloadError", () => {
  const reloadIfFound = ({ ok }: Response) => ok && location.reload();
  fetch(location.pathname, { method: "HEAD" }).then(reloadIfFound, () => undefined);
});

// The page needs its messages first.
void setLanguage(preferredLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));
