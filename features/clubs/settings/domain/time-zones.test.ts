import { expect, test } from "vitest";
import { defaultTimeZone, isTimeZone } from "./time-zones.ts";

test.each([defaultTimeZone, "America/New_York", "America/Argentina/Buenos_Aires", "America/Port-au-Prince"])(
  "%s is a place's time zone",
  (name) => expect(isTimeZone(name)).toBe(true),
);

test.each(["", "+01:00", "CET", "UTC", "Etc/GMT+3", "Europe/Atlantis", "europe/stockholm", "Europe/Stockholm "])(
  "%j is none",
  (name) => expect(isTimeZone(name)).toBe(false),
);

test("every place the browser offers is one", () => {
  const offered = Intl.supportedValuesOf("timeZone").filter((name) => name.includes("/") && !name.startsWith("Etc/"));
  expect(offered.length).toBeGreaterThan(300);
  expect(offered.filter((name) => !isTimeZone(name))).toEqual([]);
});
