import { expect, test } from "vitest";
import { normaliseText } from "./text.ts";

test.each([
  ["  Hej\r\npå dig\r", "Hej\npå dig"],
  ["en\u2028två\n\ntre", "en\ntvå\n\ntre"],
  ["a\u0000b\tc", "a b c"],
  ["a\u030a", "å"],
  ["\ud800x", "\ufffdx"],
])("%j becomes %j", (input, text) => expect(normaliseText(input)).toBe(text));
