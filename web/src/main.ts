import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

// A newer client has been installed since this page was opened: its parts have other names. A reload loses nothing.
addEventListener("vite:preloadError", () => location.reload());

export default mount(App, { target: document.getElementById("app")! });
