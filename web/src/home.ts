// Home and all it needs, so that the page asks for them at once.
import "../../locales/en/home.ftl?raw";
import "../../locales/en/offline.ftl?raw";
import "./main";
import "./home/Home.svelte";
