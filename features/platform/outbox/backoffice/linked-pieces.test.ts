import { expect, test } from "vitest";
import { linkedPieces } from "./linked-pieces.ts";

const cut = (text: string) => linkedPieces(text).map(({ text: piece, href }) => (href ? `[${piece}]` : piece));

test.each([
  ["Hej", ["Hej"]],
  ["", []],
  ["Välkommen: http://a.localhost:3000/u/1.", ["Välkommen: ", "[http://a.localhost:3000/u/1]", "."]],
  ["https://a.se och (https://b.se/x?y=1)", ["[https://a.se]", " och (", "[https://b.se/x?y=1]", ")"]],
  ["javascript:alert(1)", ["javascript:alert(1)"]],
])("linkedPieces splits %j at its links", (text, pieces) => {
  expect(cut(text)).toEqual(pieces);
  expect(
    linkedPieces(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});
