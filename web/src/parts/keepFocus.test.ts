import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFocus } from "./keepFocus";

const page = document.createElement("main");
let stop: () => void;

beforeEach(() => {
  document.body.append(page);
  page.innerHTML = `<a href="/">Home</a>
    <section><h2>Table</h2><ul><li><h3>Score</h3><button id="save">Save</button></li></ul></section>
    <section id="others"><h2>Others</h2></section>`;
  stop = keepFocus(page);
});
afterEach(() => {
  stop();
  page.remove();
});

const find = (selector: string): HTMLElement => page.querySelector<HTMLElement>(selector)!;

/** Remove the focused button, and return what has the focus afterwards. */
async function removeButton(change: () => void = () => undefined): Promise<Element | null> {
  find("#save").focus();
  find("#save").remove();
  change();
  await new Promise((resolve) => setTimeout(resolve));
  return document.activeElement;
}

test("the heading of the list item takes the focus, rather than a control elsewhere", async () => {
  const add = () => find("#others").append(document.createElement("button"));
  expect(await removeButton(add)).toBe(find("h3"));
});

test("a new control nearby takes the focus, unless it is disabled", async () => {
  const add = () => (find("ul").innerHTML = "<li><button disabled>Wait</button><button id='next'>Next</button></li>");
  expect(await removeButton(add)).toBe(find("#next"));
});

test("the first control takes the focus if the section has disappeared", async () => {
  expect(await removeButton(() => find("section").remove())).toBe(find("a"));
});

test("a control that has the focus keeps it", async () => {
  expect(await removeButton(() => find("a").focus())).toBe(find("a"));
});

test("nothing takes the focus before the user has focused a control", async () => {
  find("#save").remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
