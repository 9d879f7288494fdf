import { afterEach, expect, test, vi } from "vitest";
import { dateFormat, numberFormat } from "./formats.ts";

afterEach(() => void vi.restoreAllMocks());

test("a repeated request for a format reuses the cached one", () => {
  const made = [vi.spyOn(Intl, "DateTimeFormat"), vi.spyOn(Intl, "NumberFormat")];
  const ask = () => [
    dateFormat("sv", { timeZone: "Asia/Kathmandu", month: "long" }),
    numberFormat("sv", { minimumFractionDigits: 7 }),
  ];
  expect(ask()).toEqual(ask());
  expect(made.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test("cached formats differ by language, time zone and options", () => {
  const at = new Date("2026-03-01T23:30:00Z");
  const formatDate = (locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone, ...options }).format(at);
  expect(formatDate("sv", "UTC", { month: "long", day: "numeric" })).toBe("1 mars");
  expect(formatDate("sv", "Europe/Stockholm", { month: "long", day: "numeric" })).toBe("2 mars");
  expect(formatDate("fr", "UTC", { month: "long" })).toBe("mars");
  expect(formatDate("en-GB", "UTC", { month: "long" })).toBe("March");
  expect(numberFormat("en", { maximumFractionDigits: 1 }).format(1.25)).toBe("1.3");
  expect(numberFormat("sv", { maximumFractionDigits: 1 }).format(1.25)).toBe("1,3");
  expect(numberFormat("sv", { maximumFractionDigits: 0 }).format(1.25)).toBe("1");
});
