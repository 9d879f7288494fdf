import { expect, test } from "vitest";
import { findZones, zoneChoices } from "./time-zones.ts";

const winter = Temporal.Instant.from("2026-01-05T12:00:00Z");

test.each([
  ["sv", "köpenhamn", "Köpenhamn, Danmark"],
  ["sv", "helsingfors", "Helsingfors, Finland"],
  ["sv", "sverige", "Stockholm, Sverige"],
  ["fr", "copenhague", "Copenhague, Danemark"],
  ["fr", "Montreal", undefined],
  ["en", "new york", "New York, United States"],
  ["sv", "sao paulo", "São Paulo, Brasilien"],
  ["en", "europe kyiv", "Kyiv, Ukraine"],
  ["sv", "Europe/Oslo", "Oslo, Norge"],
] as const)("findZones in %s for %j finds %j", (language, search, label) => {
  const choices = zoneChoices(language, "Europe/Stockholm", winter);
  expect(findZones(choices, search)[0]?.label).toBe(label);
});

test("findZones lists matches at the beginning before others", () => {
  const labels = findZones(zoneChoices("sv", "Europe/Stockholm", winter), "ind").map(({ label }) => label);
  expect(labels[0]).toBe("Indianapolis, USA");
  expect(labels).toContain("Kolkata, Delhi, Mumbai, Indien");
});

test("zoneChoices shows offsets, and includes a chosen zone that the browser does not list", () => {
  const choices = zoneChoices("sv", "Europe/Kyiv", winter);
  expect(choices.find(({ value }) => value === "Europe/Kyiv")).toMatchObject({ offset: "UTC+2" });
  expect(choices.find(({ value }) => value === "America/St_Johns")?.offset).toBe("UTC−3:30");
  expect(choices.find(({ value }) => value === "America/New_York")?.offset).toBe("UTC−5");
});
