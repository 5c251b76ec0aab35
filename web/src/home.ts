// Home and all it needs, so that the page asks for them at once.
import "./main";
import "./home/Home.svelte";
import "./home/Introduction.svelte";
