// The table page with everything it needs, so that the browser requests it in one go.
import "./net/prefetch";
import "./main";
import "./table/TablePage.svelte";
