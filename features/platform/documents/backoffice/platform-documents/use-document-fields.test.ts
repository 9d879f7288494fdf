import { expect, it } from "vitest";
import { readHook } from "#packages/web/backoffice/forms/read-hook.fixture.ts";
import { useDocumentFields } from "./use-document-fields.ts";

const inAll = (text: string) => ({ sv: text, en: text, fr: text });

it("the conflict dialog shows a document’s texts in every language", () => {
  const { intro, sections } = readHook(useDocumentFields);
  expect(intro.say({ ...inAll("Intro"), fr: "Introduction" })).toContain("Introduction");
  const section = { title: inAll("1"), text: { ...inAll("Text"), en: "Wording" } };
  expect(sections.say([section])).toContain("Wording");
});
