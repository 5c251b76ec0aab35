// The home page with everything it needs, so that the browser requests it in one go.
import "./main";
import "./home/Home.svelte";
import "./home/Introduction.svelte";
