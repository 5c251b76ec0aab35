// A table and all it needs, so that the page asks for them at once.
import "./net/first";
import "./main";
import "./table/TablePage.svelte";
