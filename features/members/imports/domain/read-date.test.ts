import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DateOrder, guessDateOrder, readDate } from "./read-date.ts";

const today = Temporal.PlainDate.from("2026-11-21");
const read = (text: string, order: DateOrder) => {
  const result = readDate(text, order, today);
  return result.ok ? result.date.toString() : result.reason;
};

describe("readDate", () => {
  test.each<[string, DateOrder, string]>([
    ["1985-04-12", "DMY", "1985-04-12"],
    ["1985-4-2", "DMY", "1985-04-02"],
    ["1985/04/12", "MDY", "1985-04-12"],
    ["19850412", "DMY", "1985-04-12"],
    ["850412", "YMD", "1985-04-12"],
    ["85-04-12", "YMD", "1985-04-12"],
    ["12.4.1985", "DMY", "1985-04-12"],
    ["12/5 1979", "DMY", "1979-05-12"],
    ["12/5-79", "DMY", "1979-05-12"],
    ["4/25/1985", "MDY", "1985-04-25"],
    ["4/25/1985", "DMY", "INVALID_DATE"],
    ["4/25/85 12:00 AM", "MDY", "1985-04-25"],
    ["12/04/1985", "YMD", "1985-04-12"],
    ["2026-02-28T13:45:00Z", "YMD", "2026-02-28"],
    ["1979-05-11T22:00:00.000Z", "YMD", "1979-05-11"],
    ["1985-05-11T22:00:00.000Z", "YMD", "1985-05-12"],
    ["1985-01-11 23:00:00 UTC", "DMY", "1985-01-12"],
    ["1985-05-12T00:00:00Z", "DMY", "1985-05-12"],
    ["1985-05-12T00:00:00+02:00", "DMY", "1985-05-12"],
    ["2026-02-28 13.45", "YMD", "2026-02-28"],
    ["12 maj 1979", "DMY", "1979-05-12"],
    ["\u200e4/\u200e25/\u200e1985", "MDY", "1985-04-25"],
    ["le 12 mai 1979", "DMY", "1979-05-12"],
    ["lördag den 12 maj 1979", "DMY", "1979-05-12"],
    ["Sat, 12 May 1979", "DMY", "1979-05-12"],
    ["Saturday, May 12, 1979", "MDY", "1979-05-12"],
    ["samedi 12 mai 1979", "DMY", "1979-05-12"],
    ["mar 12 mai 1979", "DMY", "1979-05-12"],
    ["Mar 12, 1979", "DMY", "1979-03-12"],
    ["mars 12, 1979", "DMY", "1979-03-12"],
    ["May-12-1979", "MDY", "1979-05-12"],
    ["12:e maj 1979", "DMY", "1979-05-12"],
    ["12 maj", "DMY", "YEAR_MISSING"],
    ["May 12", "MDY", "YEAR_MISSING"],
    ["12 kim", "DMY", "INVALID_DATE"],
    ["2026-02-28 kl. 13.45", "YMD", "2026-02-28"],
    ["1er août 1979", "DMY", "1979-08-01"],
    ["May 12, 1979", "MDY", "1979-05-12"],
    ["31149", "SERIAL", "1985-04-12"],
    ["31149.9999", "SERIAL", "1985-04-12"],
    ["31149", "YMD", "INVALID_DATE"],
    ["1985", "SERIAL", "INVALID_DATE"],
    ["04-12", "YMD", "YEAR_MISSING"],
    ["4/12", "MDY", "YEAR_MISSING"],
    ["--04-12", "YMD", "YEAR_MISSING"],
    ["2026-02-30", "YMD", "INVALID_DATE"],
    ["850412-1234", "YMD", "INVALID_DATE"],
    ["igår", "YMD", "INVALID_DATE"],
    ["0000-00-00", "YMD", "INVALID_DATE"],
  ])("reads %s in the order %s as %s", (text, order, date) => {
    expect(read(text, order)).toBe(date);
  });

  test.each([
    ["26-11-21", "2026-11-21"],
    ["26-11-22", "1926-11-22"],
    ["00-02-29", "2000-02-29"],
    ["27-01-01", "1927-01-01"],
  ])("reads the two-digit year of %s as the latest year that is not after today: %s", (text, date) => {
    expect(read(text, "YMD")).toBe(date);
  });

  test("reads every date correctly, in each order of day, month and year", () => {
    fc.assert(
      fc.property(fc.date({ min: new Date("1927-01-01"), max: new Date("2026-11-21"), noInvalidDate: true }), (at) => {
        const iso = at.toISOString().slice(0, 10);
        const [year = "", month = "", day = ""] = iso.split("-");
        const [shortMonth, shortDay] = [Number(month), Number(day)];
        for (const order of ["YMD", "DMY", "MDY"] as const) expect(read(iso, order)).toBe(iso);
        expect(read(`${year}-${shortMonth}-${shortDay}`, "YMD")).toBe(iso);
        expect(read(`${year.slice(2)}${month}${day}`, "YMD")).toBe(iso);
        expect(read(`${day}/${month}/${year}`, "DMY")).toBe(iso);
        expect(read(`${shortDay}.${shortMonth}.${year.slice(2)}`, "DMY")).toBe(iso);
        expect(read(`${shortMonth}/${shortDay}/${year}`, "MDY")).toBe(iso);
      }),
    );
  });
});

describe("guessDateOrder", () => {
  test.each<[string[], DateOrder[]]>([
    [["4/5/1985", "4/25/1985", "1/2/1990"], ["MDY"]],
    [["4/5/1985", "25/4/1985"], ["DMY"]],
    [["4/5/1985", "4/25/1985", "4/26/1985", "27/4/1985"], ["MDY"]],
    [
      ["4/5/1985", "1/2/1990"],
      ["DMY", "MDY"],
    ],
    [["5/5/1985", "1/1/1990"], ["DMY"]],
    [["1985-04-12", "1990-1-2"], ["YMD"]],
    [["850412", "900102"], ["YMD"]],
    [["04-05-06"], ["YMD", "DMY", "MDY"]],
    [["31149", "40000"], ["SERIAL"]],
    [["", " "], ["YMD"]],
  ])("finds that %j can have the orders %j, the likeliest first", (cells, fitting) => {
    const guess = guessDateOrder(cells, today);
    expect([guess.order, guess.fitting]).toEqual([fitting[0], fitting]);
  });

  test("finds the order of every column that has a day after the twelfth", () => {
    const dates = fc.array(fc.date({ min: new Date("1930-01-13"), max: new Date("2026-01-01"), noInvalidDate: true }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(dates, fc.constantFrom("DMY" as const, "MDY" as const), (all, order) => {
        const parts = [...all, new Date("1985-04-25")].map((at) =>
          at.toISOString().slice(0, 10).split("-").map(Number),
        );
        const cells = parts.map(([year, month, day]) =>
          order === "DMY" ? `${day}/${month}/${year}` : `${month}/${day}/${year}`,
        );
        expect(guessDateOrder(cells, today)).toEqual({ order, fitting: [order] });
      }),
    );
  });
});
