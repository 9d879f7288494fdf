import { describe, expect, test } from "vitest";
import { checkStampCardFields, type StampCardFields } from "./stamp-card-fields.ts";

const card: StampCardFields = {
  name: " Tionde  kaffet ",
  title: "Tionde kaffet på oss",
  titleSize: "MEDIUM",
  subtitle: "",
  subtitleSize: "SMALL",
  stampsAmount: 10,
  titleColor: "#FFFFFF",
  subtitleColor: "#ffffff",
  cardColor: "#7a3417",
  stampColor: "#f0d9bf",
  reward: "Valfri kaffe",
};

test("checkStampCardFields returns a valid card in its stored form, with colours in lower case", () => {
  expect(checkStampCardFields(card)).toEqual({
    ok: true,
    card: { ...card, name: "Tionde kaffet", titleColor: "#ffffff" },
  });
});

describe("an invalid field of a stamp card", () => {
  test.each<[keyof StampCardFields, unknown, string]>([
    ["name", "", "REQUIRED"],
    ["name", "ab", "NAME_TOO_SHORT"],
    ["name", "a".repeat(61), "NAME_TOO_LONG"],
    ["name", "Non Existing", "NAME_RESERVED"],
    ["reward", " ", "REQUIRED"],
    ["title", "a".repeat(61), "TEXT_TOO_LONG"],
    ["subtitle", "ett\ntvå\ntre", "TEXT_TOO_LONG"],
    ["stampsAmount", 1, "STAMPS_OUT_OF_RANGE"],
    ["stampsAmount", 31, "STAMPS_OUT_OF_RANGE"],
    ["stampsAmount", 2.5, "STAMPS_OUT_OF_RANGE"],
    ["titleColor", "white", "INVALID_COLOUR"],
    ["subtitleColor", "", "INVALID_COLOUR"],
    ["cardColor", "#fff", "INVALID_COLOUR"],
    ["stampColor", "#ffffff;", "INVALID_COLOUR"],
  ])("%s with %j gives %s", (field, value, problem) => {
    expect(checkStampCardFields({ ...card, [field]: value })).toEqual({ ok: false, problems: { [field]: problem } });
  });

  test.each([2, 30])("is not reported for %i stamps", (stampsAmount) => {
    expect(checkStampCardFields({ ...card, stampsAmount }).ok).toBe(true);
  });

  test("is reported together with all other invalid fields", () => {
    expect(checkStampCardFields({ ...card, name: "", cardColor: "red", stampsAmount: 0 })).toEqual({
      ok: false,
      problems: { name: "REQUIRED", cardColor: "INVALID_COLOUR", stampsAmount: "STAMPS_OUT_OF_RANGE" },
    });
  });
});
