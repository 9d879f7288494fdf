import { expect, it } from "vitest";
import { readHook } from "#packages/web/backoffice/forms/read-hook.fixture.ts";
import { useAnnouncementFields } from "./use-announcement-fields.ts";

it("the conflict dialog shows an announcement’s title and text in every language", () => {
  const { texts } = readHook(useAnnouncementFields);
  const none = { title: "", text: "" };
  const summary = texts.say({
    sv: { title: "Driftstopp", text: "I natt" },
    en: { title: "Outage", text: "Tonight" },
    fr: none,
  });
  expect(summary).toBe("Svenska: Driftstopp · I natt\nEnglish: Outage · Tonight");
});
