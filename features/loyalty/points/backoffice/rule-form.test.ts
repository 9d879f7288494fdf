import { describe, expect, it } from "vitest";
import { formTranslations } from "#packages/web/backoffice/translations/form-translations.ts";
import {
  aloneOf,
  checkRule,
  costOfReward,
  exampleOf,
  limitsOf,
  lookUpRulesOf,
  pointCostOf,
  pointsFields,
  type RuleForm,
  ruleFormOf,
  ruleOf,
} from "./rule-form.ts";

const form: RuleForm = {
  name: "",
  description: "",
  translations: formTranslations(pointsFields),
  pointsPerKrona: "1",
  monthValidation: "12",
  countedPointsFrom: "",
  perMember: "500",
  perDay: "2000",
  alonePerPurchase: "50000",
  alonePerDay: "50000",
  alonePerMemberDay: "50000",
  lookUpsPerHour: "",
  acceptsNumberAlone: true,
  pointCost: "",
};
const today = Temporal.PlainDate.from("2025-11-23");
const wrong = (change: Partial<RuleForm>) =>
  Object.entries(checkRule({ ...form, ...change }))
    .filter(([, code]) => code)
    .map(([field]) => field);

describe("the cost of a point", () => {
  it.each(["", "20", "2,5", "0.01", "10000"])("accepts %j öre", (pointCost) => {
    expect(wrong({ pointCost })).toEqual([]);
  });
  it.each(["0", "2,555", "10000,01", "-1", "en"])("refuses %j öre", (pointCost) => {
    expect(wrong({ pointCost })).toEqual(["pointCost"]);
  });
  it("is computed from a reward’s cost", () => {
    expect(costOfReward(1200, 60, ",")).toBe("20");
    expect(costOfReward(1000, 300, ",")).toBe("3,33");
  });
  it("is sent as öre, or null if empty", () => {
    expect([pointCostOf({ ...form, pointCost: "2,5" }), pointCostOf(form)]).toEqual([
      { pointCost: 2.5 },
      { pointCost: null },
    ]);
  });
});

describe("checkRule", () => {
  it.each(["1", "1,5", "0.01", "1000"])("accepts %s points per krona", (pointsPerKrona) => {
    expect(wrong({ pointsPerKrona })).toEqual([]);
  });
  it.each(["", "0", "1,555", "1000,01", "-1", "en"])("refuses %j points per krona", (pointsPerKrona) => {
    expect(wrong({ pointsPerKrona })).toEqual(["pointsPerKrona"]);
  });
  it.each(["", "0", "121", "1,5"])("refuses %j months", (monthValidation) => {
    expect(wrong({ monthValidation })).toEqual(["monthValidation"]);
  });
  it.each(["", "100", "10 000"])("accepts %j look-ups an hour", (lookUpsPerHour) => {
    expect(wrong({ lookUpsPerHour })).toEqual([]);
  });
  it.each(["0", "99", "10001", "1,5"])("refuses %j look-ups an hour", (lookUpsPerHour) => {
    expect(wrong({ lookUpsPerHour })).toEqual(["lookUpsPerHour"]);
  });
  it("allows cashiers zero points, but no fractions of points", () => {
    expect(wrong({ perMember: "0", perDay: "0" })).toEqual([]);
    expect(wrong({ perMember: "1,5", perDay: "" })).toEqual(["perMember", "perDay"]);
  });
});

it("a rule is the same after a round trip through the form, in the language’s decimals", () => {
  const rule = { name: "Kronor", description: "", pointsPerKrona: 1.5, monthValidation: 6, countedPointsFrom: null };
  const translations = { en: { name: "Crowns" } };
  const typed = ruleFormOf(
    {
      ...rule,
      translations,
      pointCost: 2.5,
      active: true,
      missing: [],
      versions: { rule: "", corrections: "", alone: "", lookUps: "", pointCost: "" },
      corrections: { perMember: 500, perDay: 2000 },
      alone: { perPurchase: 50_000, perDay: 80_000, perMemberDay: 90_000 },
      lookUps: { perHour: 2000, acceptsNumberAlone: false },
    },
    "sv",
  );
  expect(typed.pointsPerKrona).toBe("1,5");
  expect(ruleOf(typed)).toEqual({ ...rule, translations });
  expect(limitsOf(typed)).toEqual({ perMember: 500, perDay: 2000 });
  expect(lookUpRulesOf(typed)).toEqual({ perHour: 2000, acceptsNumberAlone: false });
  expect(lookUpRulesOf(form)).toEqual({ perHour: null, acceptsNumberAlone: true });
  expect(aloneOf(typed)).toEqual({ perPurchase: 50_000, perDay: 80_000, perMemberDay: 90_000 });
});

describe("exampleOf", () => {
  it("returns the points of a purchase and their last day", () => {
    const example = exampleOf(form, 24_950, today);
    expect(example).toMatchObject({ kind: "earns", points: 249 });
    expect(example.kind === "earns" && example.validThrough.toString()).toBe("2026-11-22");
  });
  it("returns later before the first day of points, and earns from that day on", () => {
    expect(exampleOf({ ...form, countedPointsFrom: "2025-12-01" }, 100, today)).toMatchObject({ kind: "later" });
    expect(exampleOf({ ...form, countedPointsFrom: "2025-11-23" }, 100, today)).toMatchObject({ kind: "earns" });
  });
  it("returns nothing for a purchase below one point, and incomplete for an incomplete rule", () => {
    expect(exampleOf({ ...form, pointsPerKrona: "0,1" }, 900, today)).toEqual({ kind: "nothing" });
    expect(exampleOf({ ...form, monthValidation: "" }, 900, today)).toEqual({ kind: "incomplete" });
  });
});
