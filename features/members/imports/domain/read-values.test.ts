import { describe, expect, test } from "vitest";
import { isOptOut, readAnswer, readGender, readLanguage, readWhole } from "./read-values.ts";

test.each<[string, number | null]>([
  ["1 240", 1240],
  ["1\u00a0240", 1240],
  ["12,0", 12],
  ["1240.00", 1240],
  ["0", 0],
  ["1 240 p", 1240],
  ["1240 poäng", 1240],
  ["3 st.", 3],
  ["1.240", null],
  ["1,240", null],
  ["1.240,50", null],
  ["1e3", null],
  ["3/10", null],
  ["-3", null],
  ["1,5", null],
  ["många", null],
])("readWhole reads %j as %j", (text, number) => {
  expect(readWhole(text)).toBe(number);
});

test.each<[string, boolean | null]>([
  ["Ja", true],
  ["x", true],
  ["✓", true],
  ["SUBSCRIBED", true],
  ["opt-in", true],
  ["Prenumererar", true],
  ["NON", false],
  ["0", false],
  ["unsubscribed", false],
  ["cleaned", false],
  ["non-subscribed", false],
  ["NEVER_SUBSCRIBED", false],
  ["Opt-out", false],
  ["Avregistrerad", false],
  ["désabonné", false],
  ["Nej tack", false],
  ["No, thanks", false],
  ["Vill ej", false],
  ["Vill inte ha", false],
  ["Ej godkänt", false],
  ["Avstår", false],
  ["Declined", false],
  ["Not opted in", false],
  ["Unsubscribed (2024)", false],
  ["Non merci", false],
  ["Refusé", false],
  ["❌", false],
  ["✔\ufe0f", true],
  ["✅", true],
  ["Ja, men inte sms", null],
  ["Ja tack", null],
  ["Norrköping", null],
  ["kanske", null],
  ["2024-05-01", null],
])("readAnswer reads %j as %j", (text, answer) => {
  expect(readAnswer(text)).toBe(answer);
});

describe("isOptOut", () => {
  test.each([
    "ja",
    "TRUE",
    "1",
    "x",
    "✓",
    "2024-05-01 10:22:33",
    "unsubscribed",
    "N (no longer interested)",
    "BOUNCED",
    "✔\ufe0f",
    "✗",
    "❌",
  ])("reads %j as an opt-out", (text) => expect(isOptOut(text)).toBe(true));
  test.each(["", "nej", "FALSE", "0", "-", "–", "☐", "[ ]", "never", "subscribed", "null", "0000-00-00"])(
    "does not read %j as an opt-out",
    (text) => expect(isOptOut(text)).toBe(false),
  );
});

test("readGender and readLanguage read the words of three languages", () => {
  expect(["K", "Homme", "annat", "?"].map(readGender)).toEqual(["FEMALE", "MALE", "OTHER", null]);
  expect(["Svenska", "EN", "français", "sv-SE", "de"].map(readLanguage)).toEqual(["sv", "en", "fr", "sv", null]);
});
