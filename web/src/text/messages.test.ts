import { expect, test } from "vitest";
import { Messages } from "./messages";

function messages(): Messages {
  const found = new Messages("en");
  found.add("common", { common: "tile-name = { $building } { $price }" });
  found.add("game", { table: "table-undo = Undo", hint: "hint-details = Details" });
  return found;
}

test("a message is found in the file named after its first word, and in any other", () => {
  expect(messages().find("table-undo")).toBe("Undo");
  expect(messages().find("hint-details")).toBe("Details");
  expect(messages().find("tile-name", { building: "Garden", price: 10 })).toBe("Garden 10");
});

test("a missing message is not found, and the others still are", () => {
  const found = messages();
  expect(found.find("table-redo")).toBeNull();
  expect(found.find("tile-name", { building: "Tower", price: 9 })).toBe("Tower 9");
});

test("a bundle can be added later, and twice", () => {
  const found = messages();
  expect(found.find("result-again")).toBeNull();
  for (const result of ["result-again = Play again", "result-again = Once more"]) found.add("result", { result });
  expect(found.find("result-again")).toBe("Play again");
});

test("terms of the common file are available everywhere", () => {
  const found = new Messages("de");
  found.add("table", { table: "table-water = Am { -fountain }" });
  found.add("common", { common: "-fountain = Löwenbrunnen" });
  expect(found.find("table-water")).toBe("Am Löwenbrunnen");
});
