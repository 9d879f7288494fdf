import { expect, test } from "vitest";
import { checkAnnouncement, emptyAnnouncement } from "./announcement-form.ts";

const empty = emptyAnnouncement("2026-11-23");
const none = { title: "", text: "" };

test("a new announcement runs for two weeks and has no text", () => {
  expect(empty).toMatchObject({ fromDay: "2026-11-23", throughDay: "2026-12-06" });
  expect(checkAnnouncement(empty)).toEqual({ "texts.sv.title": "REQUIRED" });
});

test("one complete language is enough, and a half-written one is an error", () => {
  const frenchTexts = { title: "Nouvelles", text: "Plus." };
  expect(checkAnnouncement({ ...empty, texts: { sv: none, en: none, fr: frenchTexts } })).toEqual({});
  expect(
    checkAnnouncement({ ...empty, texts: { sv: none, en: { title: " ", text: "Text" }, fr: frenchTexts } }),
  ).toEqual({
    "texts.en.title": "REQUIRED",
  });
});

test("errors of days and link are reported at their fields", () => {
  const texts = { ...empty.texts, sv: { title: "Nytt", text: "Mer." } };
  expect(checkAnnouncement({ ...empty, texts, throughDay: "2026-11-22", link: "http://x.se" })).toEqual({
    throughDay: "END_BEFORE_START",
    link: "HTTPS_REQUIRED",
  });
  expect(checkAnnouncement({ ...empty, texts, throughDay: "2026-11-23", link: " https://x.se/a " })).toEqual({});
});
