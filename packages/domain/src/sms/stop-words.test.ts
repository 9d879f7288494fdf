import { expect, test } from "vitest";
import { isStop, languageOfNumber } from "./stop-words.ts";

test.each([
  "STOP",
  "stopp",
  " Stop. ",
  "”STOPP”",
  "« Arrêt »",
  "arret!",
  "AVSLUTA",
  "Unsubscribe",
  "stop\n",
  "'stop'",
  "Stop  sms",
])("%j takes the yes back", (text) => expect(isStop(text)).toBe(true));

test.each([
  "",
  "  ",
  "Stop sending me cats",
  "Kan ni stoppa in en bulle?",
  "Nonstop",
  "STOP IT",
  "don't stop",
  "stopstop",
  "JA",
  "S T O P",
])("%j is for a person to read", (text) => expect(isStop(text)).toBe(false));

test("what is long is none, however it begins", () => {
  expect(isStop(`STOP${" ".repeat(1_000_000)}`)).toBe(false);
});

test("a number of nobody's is answered in its country's language", () => {
  expect(["+46701740605", "+33612345678", "+4512345678"].map(languageOfNumber)).toEqual(["sv", "fr", "en"]);
});
