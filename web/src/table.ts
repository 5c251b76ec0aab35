// A table and all it needs, so that the page asks for them at once.
import "./net/prefetch";
import "./main";
import "./table/TablePage.svelte";
