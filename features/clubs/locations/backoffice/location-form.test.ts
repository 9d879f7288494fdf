import { describe, expect, it } from "vitest";
import { isSameForm, mergeEdits } from "#packages/domain/merge-edits.ts";
import {
  checkLocation,
  emptyLocation,
  fieldsOf,
  formOf,
  keysOfPast,
  locationRules,
  subpageFor,
} from "./location-form.ts";

const valid = { ...emptyLocation, name: "Söder", commercialName: "Café Ängen", subpage: "soder" };
const wrong = (change: Partial<typeof valid>) =>
  Object.entries(checkLocation({ ...valid, ...change })).filter(([, code]) => code);

describe("keysOfPast", () => {
  const day = (key: number, dateTo: string) => ({
    key,
    dateFrom: dateTo,
    dateTo,
    name: "",
    timeFrom: null,
    timeTo: null,
  });

  it("ignores a key that a merge gave to another day", () => {
    const before = keysOfPast([day(0, "2026-06-01"), day(1, "2026-06-03")], "2026-06-02");
    const after = keysOfPast([day(0, "2026-06-03"), day(1, "")], "2026-06-02");
    expect([[...before], [...before.intersection(after)]]).toEqual([[0], []]);
  });
});

describe("checkLocation", () => {
  it("requires two names and a subpage only", () => {
    expect(wrong({})).toEqual([]);
    expect(Object.keys(Object.fromEntries(wrong({ name: " ", commercialName: "", subpage: "" })))).toEqual([
      "name",
      "commercialName",
      "subpage",
    ]);
  });
  it("refuses the reserved name of the placeholder", () => {
    expect(wrong({ commercialName: "non existing" })).toEqual([["commercialName", "NAME_RESERVED"]]);
  });
  it.each(["kafe.se", "www.kafe.se/soder", "https://kafe.se"])("accepts %s as a website", (website) => {
    expect(wrong({ website })).toEqual([]);
  });
  it.each(["kafe", "javascript:alert(1)", "https://kafe .se", "mailto:a@b.se"])(
    "refuses %s as a website",
    (website) => {
      expect(wrong({ website })).toEqual([["website", "INVALID_URL"]]);
    },
  );
});

describe("subpageFor", () => {
  it("keeps letters and digits and begins with a letter", () => {
    expect(subpageFor("Café Ängen, Södermalm")).toBe("cafeangensodermalm");
    expect(subpageFor("7:ans Bageri 2")).toBe("ansbageri2");
  });
});

it("fieldsOf returns the loaded fields without screen-only data", () => {
  const row = { id: 4, dayFrom: 1, dayTo: 1, timeFrom: "09:00", timeTo: "18:00" };
  const day = { name: "Julafton", dateFrom: "2026-12-24", dateTo: "2026-12-24", timeFrom: null, timeTo: null };
  const address = { street: "Götgatan 1", zipCode: "116 21", city: "Stockholm" };
  const contact = { phone: "", email: "", website: "" };
  const location = {
    id: 3,
    name: "Söder",
    commercialName: "Café",
    subpage: "soder",
    logoPath: null,
    version: "",
    address,
    ...contact,
  };
  expect(fieldsOf(formOf({ ...location, openingHours: [row], specialDays: [{ id: 4, ...day }] }))).toEqual({
    name: "Söder",
    commercialName: "Café",
    subpage: "soder",
    ...address,
    ...contact,
    openingHours: [{ dayFrom: 1, dayTo: null, timeFrom: "09:00", timeTo: "18:00" }],
    specialDays: [day],
  });
});

describe("two people’s edits of one point of sale", () => {
  const row = (dayFrom: number, key: number) => ({ dayFrom, dayTo: null, timeFrom: "09:00", timeTo: "18:00", key });
  const form = (...openingHours: ReturnType<typeof row>[]) => ({ ...emptyLocation, openingHours });
  const was = form(row(1, 0), row(2, 1));

  it("do not conflict if both remove the same row, even with different keys", () => {
    const [mine, otherForm] = [form(row(2, 1)), form(row(2, 0))];
    expect(mergeEdits(was, mine, otherForm, locationRules)).toMatchObject({ values: mine, taken: [], clashes: [] });
    expect(isSameForm(mine, otherForm, locationRules)).toBe(true);
  });
  it("conflict if the rows have different content", () => {
    const [mine, otherForm] = [form(row(2, 1)), form(row(1, 0))];
    expect(mergeEdits(was, mine, otherForm, locationRules)).toMatchObject({ values: mine, clashes: ["openingHours"] });
    expect(isSameForm(mine, otherForm, locationRules)).toBe(false);
  });
});
