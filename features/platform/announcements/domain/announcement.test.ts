import { describe, expect, test } from "vitest";
import { type AnnouncementTexts, announcementIn, announcementState, isFor } from "./announcement.ts";

const none = { title: "", text: "" };
const makeTexts = (title: string) => ({ title, text: `${title}.` });
const texts = (written: Partial<AnnouncementTexts>): AnnouncementTexts => ({
  sv: none,
  en: none,
  fr: none,
  ...written,
});

test("each reader gets their own language, else English, else any language with text", () => {
  const all = texts({ sv: makeTexts("Hej"), en: makeTexts("Hello"), fr: makeTexts("Bonjour") });
  expect(announcementIn(all, "fr")).toEqual({ title: "Bonjour", text: "Bonjour.", language: "fr" });
  expect(announcementIn(texts({ sv: makeTexts("Hej"), en: makeTexts("Hello") }), "fr")).toMatchObject({
    language: "en",
  });
  expect(announcementIn(texts({ sv: makeTexts("Hej") }), "en")).toMatchObject({ language: "sv" });
  expect(announcementIn(texts({}), "sv")).toBeNull();
});

test("an announcement is for everyone, for subscribed companies or for others", () => {
  for (const subscribed of [true, false]) {
    expect(isFor("EVERYONE", { subscribed })).toBe(true);
    expect(isFor("SUBSCRIBED", { subscribed })).toBe(subscribed);
    expect(isFor("TRIAL", { subscribed })).toBe(!subscribed);
  }
});

describe("the days of an announcement", () => {
  const days = { fromDay: "2026-02-28", throughDay: "2026-03-01" };
  test.each([
    ["2026-02-27", "COMING"],
    ["2026-02-28", "SHOWN"],
    ["2026-03-01", "SHOWN"],
    ["2026-03-02", "OVER"],
  ])("give on %s the state %s", (today, state) => {
    expect(announcementState(days, today)).toBe(state);
  });
});
