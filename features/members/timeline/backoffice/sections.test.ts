import { expect, test } from "vitest";
import { sectionOf, sections } from "./sections.ts";

test("an address names a section, and the bare one the overview", () => {
  expect(sectionOf(undefined)).toBe("overview");
  for (const section of sections.slice(1)) expect(sectionOf(section)).toBe(section);
});

test.each(["", "overview", "Points", "edit", "constructor"])("there is no section %j", (name) => {
  expect(sectionOf(name)).toBeNull();
});
