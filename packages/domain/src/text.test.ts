import { expect, test } from "vitest";
import { inSentence, normaliseText } from "./text.ts";

test.each([
  ["  Hej\r\npå dig\r", "Hej\npå dig"],
  ["en\u2028två\n\ntre", "en\ntvå\n\ntre"],
  ["a\u0000b\tc", "a b c"],
  ["a\u030a", "å"],
  ["\ud800x", "\ufffdx"],
])("%j becomes %j", (input, text) => expect(normaliseText(input)).toBe(text));

test.each([
  ["En kanelbulle", "en kanelbulle"],
  ["Kanelbulle", "kanelbulle"],
  ["Öl", "öl"],
  ["IPA", "IPA"],
  ["Stora Frukosten", "Stora Frukosten"],
  ["Kaffe på 12:an", "Kaffe på 12:an"],
  ["en ros", "en ros"],
  ["20 % rabatt", "20 % rabatt"],
  ["", ""],
])("%j stands in a sentence as %j", (name, text) => expect(inSentence(name)).toBe(text));
