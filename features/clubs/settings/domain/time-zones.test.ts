import { expect, test } from "vitest";
import { defaultTimeZone, isTimeZone } from "./time-zones.ts";

test.each([defaultTimeZone, "America/New_York", "America/Argentina/Buenos_Aires", "America/Port-au-Prince"])(
  "isTimeZone accepts %s",
  (name) => expect(isTimeZone(name)).toBe(true),
);

test.each(["", "+01:00", "CET", "UTC", "Etc/GMT+3", "Europe/Atlantis", "europe/stockholm", "Europe/Stockholm "])(
  "isTimeZone refuses %j",
  (name) => expect(isTimeZone(name)).toBe(false),
);

test("isTimeZone accepts every place that the browser offers", () => {
  const offered = Intl.supportedValuesOf("timeZone").filter((name) => name.includes("/") && !name.startsWith("Etc/"));
  expect(offered.length).toBeGreaterThan(300);
  expect(offered.filter((name) => !isTimeZone(name))).toEqual([]);
});
