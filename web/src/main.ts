import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage } from "./me/preferences.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import { setLanguage } from "./text/fluent.svelte";

const SERVER_RETRY_MS = 1000;

// A chunk of the page cannot be loaded: the server is down, or a newer client has renamed its chunks. Reloading loses
// nothing once a page is available.
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

// The page needs its messages first.
void setLanguage(preferredLanguage()).then(() => mount(App, { target: document.getElementById("app")! }));
