import { expect, test } from "vitest";
import { sectionOf, sections } from "./sections.ts";

test("an address without a section opens the overview, and each other address opens the section it names", () => {
  expect(sectionOf(undefined)).toBe("overview");
  for (const section of sections.slice(1)) expect(sectionOf(section)).toBe(section);
});

test.each(["", "overview", "Points", "edit", "constructor"])("the unknown section name %j gives null", (name) => {
  expect(sectionOf(name)).toBeNull();
});
