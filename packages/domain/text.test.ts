import { expect, test } from "vitest";
import { inSentence, normaliseText } from "./text.ts";

test.each([
  ["  Hej\r\npå dig\r", "Hej\npå dig"],
  ["en\u2028två\n\ntre", "en\ntvå\n\ntre"],
  ["a\u0000b\tc", "a b c"],
  ["a\u030a", "å"],
  ["\ud800x", "\ufffdx"],
])("normaliseText changes %j to %j", (input, text) => expect(normaliseText(input)).toBe(text));

test.each([
  ["En kanelbulle", "en kanelbulle"],
  ["Kanelbulle", "kanelbulle"],
  ["Öl", "öl"],
  ["IPA", "IPA"],
  ["En IPA", "en IPA"],
  ["Ett 33 cl glas Loka", "ett 33 cl glas Loka"],
  ["A Flat White", "a Flat White"],
  ["Une Tarte Tatin", "une Tarte Tatin"],
  ["A-lagets Frukost", "A-lagets Frukost"],
  ["Enskede Bageri", "Enskede Bageri"],
  ["Stora Frukosten", "Stora Frukosten"],
  ["Kaffe på 12:an", "Kaffe på 12:an"],
  ["en ros", "en ros"],
  ["20 % rabatt", "20 % rabatt"],
  ["", ""],
])("inSentence writes %j as %j", (name, text) => expect(inSentence(name)).toBe(text));
