import fc from "fast-check";
import { expect, test } from "vitest";
import { foldTypedCharacters } from "./typed-characters.ts";

test.each([
  ["an address in marks of direction", "\u202aanna@example.se\u202c", "anna@example.se"],
  ["a zero-width space at the end", "anna@example.se\u200b", "anna@example.se"],
  ["a byte order mark at the beginning", "\ufeffanna@example.se", "anna@example.se"],
  ["a soft hyphen within", "anna@exam\u00adple.se", "anna@example.se"],
  ["a variation selector", "070\ufe0f1", "0701"],
  ["full-width digits", "０７０１７４０６０５", "0701740605"],
  ["a full-width address", "ａｎｎａ＠ｅｘａｍｐｌｅ．ｓｅ", "anna@example.se"],
  ["a hyphen, a non-breaking hyphen, an en dash and an em dash", "1\u20102\u20113\u20134\u2014", "1-2-3-4-"],
  ["a minus, a small and a full-width hyphen", "1\u22122\ufe633\uff0d", "1-2-3-"],
  ["no-break and ideographic spaces", "070\u00a0174\u202f06\u300005", "070 174 06 05"],
  ["plain text", "Anna Berg, 070-1", "Anna Berg, 070-1"],
  ["letters of other languages", "smörgås", "smörgås"],
])("foldTypedCharacters reads %s", (_, typed, folded) => {
  expect(foldTypedCharacters(typed)).toBe(folded);
});

test("foldTypedCharacters changes nothing when applied twice", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const folded = foldTypedCharacters(text);
      expect(foldTypedCharacters(folded)).toBe(folded);
    }),
  );
});
