import { expect, test } from "vitest";
import { sectionOf, sections } from "./sections.ts";

test("an address names a section, and the base address the overview", () => {
  expect(sectionOf(undefined)).toBe("overview");
  for (const section of sections.slice(1)) expect(sectionOf(section)).toBe(section);
});

test.each(["", "overview", "Points", "edit", "constructor"])("returns null for the unknown section %j", (name) => {
  expect(sectionOf(name)).toBeNull();
});
