import { describe, expect, test } from "vitest";
import { courtesies, stopPhrases } from "./stop-phrases.ts";
import { isStop, languageOfNumber, mayMeanStop } from "./stop-words.ts";

describe.each(Object.entries(stopPhrases))("a stop phrase in %s", (_, phrases) => {
  test.each(phrases)("%s withdraws consent, in any case", (phrase) => {
    expect([phrase, phrase.toLowerCase(), `${phrase}.`].map(isStop)).toEqual([true, true, true]);
  });
});

test.each(courtesies)("a stop with %s before or after it withdraws consent", (courtesy) => {
  expect([`Stop, ${courtesy.toLowerCase()}!`, `${courtesy} stop`].map(isStop)).toEqual([true, true]);
});

test.each([
  " Stop. ",
  "”STOPP”",
  "« Arrêt »",
  "arret!",
  "stop\n",
  "'stop'",
  "Stop  sms",
  "Stop. Tack!",
  "STOP STOP STOP",
  "STOP 🛑",
  "🛑🛑 stopp 🙏",
  "ＳＴＯＰ",
  "opt-out",
  "Opt out please",
  "Désabonnez-moi, s’il vous plaît",
  "Avanmäl mig",
  "Hej! Sluta skicka sms till mig, tack",
  "STOP\n\nMvh Anna Berg\nBageri Exempel",
  "Stop\r\nSkickat från min telefon",
  "Stopp\n> Hej Anna! Nya bullar i dag.",
])("%j withdraws consent", (text) => expect(isStop(text)).toBe(true));

test.each([
  "",
  "  ",
  "Tack",
  "Stop sending me cats",
  "Kan ni stoppa in en bulle?",
  "stoppa in mig på lördag",
  "när slutar ni?",
  "Kan ni sluta?",
  "why do I get this, stop it please maybe",
  "Nonstop",
  "STOP IT",
  "don't stop",
  "stopstop",
  "JA",
  "S T O P",
  "Fin",
  "Nej tack",
  "The end",
  "When does it end?",
  "Cancel my table on Saturday",
  "Avbryt min beställning",
  "Jag kan inte sluta äta era bullar",
  "Bus stop",
  "On arrête pas de venir chez vous",
  "Gillade ”Bullar i dag. Svara STOPP”",
  "Hej Anna\nSTOP",
])("%j is left for a merchant to read", (text) => expect(isStop(text)).toBe(false));

test("a long text is no stop, however it begins", () => {
  expect(isStop(`STOP${" ".repeat(1_000_000)}`)).toBe(false);
  expect(isStop(`STOP\n${"a ".repeat(200)}`)).toBe(false);
});

test.each([
  ["Kan ni sluta?", true],
  ["why do I get this, stop it please maybe", true],
  ["Jag vill inte ha det här", true],
  ["Pourquoi ce SMS, désabonnement possible ?", true],
  ["Har ni öppet på lördag?", false],
  ["", false],
] as const)("for %j, mayMeanStop returns %s", (text, may) => expect(mayMeanStop(text)).toBe(may));

test("an unknown number is answered in its country's language", () => {
  expect(["+46701740605", "+33612345678", "+4512345678"].map(languageOfNumber)).toEqual(["sv", "fr", "en"]);
});
