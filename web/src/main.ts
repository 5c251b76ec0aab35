import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage } from "./me/preferences.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import { setLanguage } from "./text/fluent.svelte";

const SERVER_RETRY_MS = 1000; // milliseconds before a server that did not answer is asked again

// A part of the page cannot be had: there is no server just now, or a newer client has been installed since this page was
// opened, and its parts have other names. A reload loses nothing, once there is a page to be loaded.
addEventListener("vite:preloadError", () => void reload(), { once: true });

async function reload(): Promise<void> {
  const isServerUp = () =>
    fetch(location.pathname, { method: "HEAD" }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isServerUp())) await new Promise((resolve) => setTimeout(resolve, SERVER_RETRY_MS));
  location.reload();
}

// Nothing is shown before it can be said.
void setLanguage(preferredLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));
