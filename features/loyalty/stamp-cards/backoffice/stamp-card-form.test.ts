import { describe, expect, it } from "vitest";
import type { StampCard } from "./queries.ts";
import {
  checkStampCard,
  emptyCard,
  promiseOf,
  promisesOtherwise,
  type StampCardForm,
  stampCardFormOf,
  stampCardOf,
} from "./stamp-card-form.ts";

const card: StampCard = {
  id: 3,
  version: "",
  translations: { fr: { title: "Le dixième", reward: "Un café" } },
  name: "Kaffekortet",
  title: "Tionde kaffet",
  subtitle: "",
  stampsAmount: 10,
  stampMark: "cup",
  stampPath: null,
  stampUncollectedPath: null,
  imagePath: null,
  monthValidation: 6,
  hideTitle: false,
  hideSubtitle: true,
  titleColor: "#ffffff",
  titleSize: "LARGE",
  subtitleColor: "#f0d9bf",
  subtitleSize: "SMALL",
  cardColor: "#7a3417",
  stampColor: "#b4532a",
  publishStatus: "ACTIVE",
  storedStatus: "ACTIVE",
  coupon: { id: 4, reward: "En kaffe", description: "", imagePath: null, hideTitle: false, dayValidation: 30 },
  collecting: 12,
  completed: 3,
  rewardsUsed: 2,
};
const check = (change: Partial<StampCardForm>) => checkStampCard({ ...stampCardFormOf(card), ...change });

it("a stamp card is the same after a round trip through the form", () => {
  const { id, version, publishStatus, storedStatus, collecting, completed, rewardsUsed, ...rest } = card;
  const { stampPath, stampUncollectedPath, imagePath, coupon, ...fields } = rest;
  const { id: _, imagePath: __, ...reward } = coupon;
  expect(stampCardOf(stampCardFormOf(card))).toEqual({ ...fields, coupon: reward });
});

describe("the check of a stamp card", () => {
  it("requires only the name and the reward’s name of a new card", () => {
    expect(Object.keys(checkStampCard(emptyCard("#b4532a"))).sort()).toEqual(["name", "reward"]);
  });
  it("limits the stamps, months and days", () => {
    expect(check({ stampsAmount: "1" })).toEqual({ stampsAmount: "STAMPS_OUT_OF_RANGE" });
    expect(check({ stampsAmount: "31" })).toEqual({ stampsAmount: "STAMPS_OUT_OF_RANGE" });
    expect(check({ stampsAmount: "30", monthValidation: "120", dayValidation: "3650" })).toEqual({});
    expect(check({ monthValidation: "121", dayValidation: "0" })).toEqual({
      monthValidation: "INVALID_INPUT",
      dayValidation: "INVALID_INPUT",
    });
  });
  it("counts the lines of a title at its size", () => {
    const title = "Femtonde kanelbullen gratis hos oss";
    expect(check({ title, titleSize: "SMALL" })).toEqual({});
    expect(check({ title: `${title} på lördag och söndag`, titleSize: "LARGE" })).toEqual({ title: "TEXT_TOO_LONG" });
  });
});

it("changed terms are detected", () => {
  const form = stampCardFormOf(card);
  expect(promisesOtherwise(form, card)).toBe(false);
  expect(promisesOtherwise({ ...form, title: "Annat" }, card)).toBe(false);
  expect(promisesOtherwise({ ...form, dayValidation: "31" }, card)).toBe(true);
  expect(promisesOtherwise({ ...form, stampsAmount: "" }, card)).toBe(false);
  expect(promiseOf({ ...form, stampsAmount: "8" })).toEqual({
    stampsAmount: 8,
    monthValidation: 6,
    dayValidation: 30,
  });
});
