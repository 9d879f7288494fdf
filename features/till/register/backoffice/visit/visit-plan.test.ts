import { describe, expect, it } from "vitest";
import type { TillFacts, TillMember } from "../queries.ts";
import { emptyVisit, type Visit } from "./visit.ts";
import { planOf, readinessOf } from "./visit-plan.ts";

const today = Temporal.PlainDate.from("2026-03-01");
const facts: TillFacts = {
  pointsActive: true,
  pointsPerKrona: 1,
  monthValidation: 6,
  countedPointsFrom: null,
  categories: [],
  campaigns: [],
  stampcards: [],
  canInviteBySms: true,
};
type Coupon = TillMember["coupons"][number];
const coupon = (part: Partial<Coupon>): Coupon => ({
  id: 1,
  kind: "REWARD",
  name: "Kanelbulle",
  description: "",
  imagePath: null,
  pointsRequired: 350,
  value: null,
  minimumPurchase: null,
  publishStatus: "ACTIVE",
  startDate: null,
  endDate: null,
  campaign: null,
  campaignId: null,
  isBrought: false,
  ...part,
});
const value = (id: number, kronor: number) =>
  coupon({ id, kind: "VALUE", name: `Värd ${kronor}`, pointsRequired: 0, value: kronor, campaignId: 5 });
const lot = (remaining: number, owed = 0) => ({
  id: 1,
  amount: 500,
  left: remaining,
  owed,
  validThrough: "2026-08-31",
});
const ledgerWith = (...lots: TillMember["ledger"]["lots"]) => ({ lots, settlements: [], stampcards: [], visits: [] });
const look = { titleColor: "#000000", titleSize: "MEDIUM", subtitleColor: "#000000", subtitleSize: "MEDIUM" } as const;
const pictures = { stampPath: null, stampUncollectedPath: null, imagePath: null };
const card: TillMember["stampcards"][number] = {
  ...look,
  ...pictures,
  id: 4,
  title: "Kaffekortet",
  subtitle: "",
  hideTitle: false,
  hideSubtitle: false,
  cardColor: "#ffffff",
  stampColor: "#000000",
  stampMark: "star" as const,
  publishStatus: "ACTIVE",
  stampsAmount: 10,
  monthValidation: 6,
  dayValidation: 7,
  usage: null,
  owedStamps: 0,
  stampsPossible: 10,
  reward: "En kaffe",
};
const member: TillMember = {
  membershipId: "000000005724",
  firstName: "Elin",
  lastName: "Lindqvist",
  clubPoints: 400,
  owedPoints: 0,
  campaigns: [],
  phone: null,
  note: null,
  email: null,
  coupons: [coupon({}), value(2, 50), value(3, 200)],
  stampcards: [card],
  stampcardCoupons: [],
  welcomeOffer: null,
  latestPurchaseAt: null,
  visits: [],
  ledger: ledgerWith(lot(400)),
};
const visitOf = (part: Partial<Visit>): Visit => ({ ...emptyVisit("k"), membershipId: "000000005724", ...part });
const plan = (part: Partial<Visit>, of: Partial<TillMember> = {}) =>
  planOf(visitOf(part), { ...member, ...of }, facts, today);

describe("the plan of a visit", () => {
  it("counts points on the amount paid after value coupons", () => {
    expect(plan({ amount: "249,50", couponIds: [2] })).toMatchObject({
      goodsOre: 24950,
      paidOre: 19950,
      discountOre: 5000,
      lostOre: 0,
      earned: 199,
      balance: 599,
    });
  });

  it("loses the rest of a coupon’s value", () => {
    expect(plan({ amount: "149", couponIds: [3] })).toMatchObject({ paidOre: 0, lostOre: 5100, earned: 0 });
  });

  it("pays for a reward with earlier points", () => {
    expect(plan({ amount: "100", couponIds: [1] })).toMatchObject({
      pointsLeft: 50,
      balance: 150,
      taken: ["Kanelbulle"],
    });
  });

  it("covers a deficit before points become usable", () => {
    const owing = { clubPoints: 0, owedPoints: 80, ledger: ledgerWith(lot(0, 80)) };
    expect(plan({ amount: "100" }, owing)).toMatchObject({ earned: 100, filled: 80, owed: 0, balance: 20 });
    expect(plan({ amount: "30" }, owing)).toMatchObject({ earned: 30, filled: 30, owed: 50, balance: 0 });
    expect(plan({ amount: "30" })).toMatchObject({ filled: 0, owed: 0, balance: 430 });
  });

  it("uses the welcome offer’s own value coupon with the offer", () => {
    const campaign = { id: 9, name: "Välkommen", description: "", bannerPath: null, actionButtonLabel: "" };
    const dates = { startDate: null, endDate: null, validThrough: "2026-05-01" };
    const campaignFields = {
      actionButtonTarget: "",
      publishStatus: "ACTIVE",
      welcomeOffer: true,
      publicToAll: false,
    } as const;
    const welcomeOffer = {
      ...campaign,
      ...dates,
      ...campaignFields,
      bannerTexts: [],
      pointOfSaleIds: [],
      coupon: value(4, 25),
    };
    expect(plan({ amount: "100", welcomeOffer: { couponId: 4 } }, { welcomeOffer })).toMatchObject({
      paidOre: 7500,
      taken: ["Välkommen"],
    });
  });

  it("has no balance until the member is loaded", () => {
    expect(planOf(visitOf({ amount: "100", couponIds: [1] }), undefined, facts, today)).toMatchObject({
      earned: 100,
      balance: null,
      refusal: null,
    });
  });

  it("earns nothing before the first day of points", () => {
    const later = { ...facts, countedPointsFrom: "2026-03-02" };
    expect(planOf(visitOf({ amount: "100" }), member, later, today).earned).toBe(0);
    expect(
      planOf(visitOf({ amount: "100" }), member, { ...facts, countedPointsFrom: "2026-03-01" }, today).earned,
    ).toBe(100);
  });
});

describe("the readiness of a visit", () => {
  const ready = (part: Partial<Visit>) => {
    const visit = visitOf(part);
    return readinessOf(visit, planOf(visit, member, facts, today));
  };
  const missing = (reason: string) => ({ ok: false, reason });

  it("names the missing input", () => {
    expect(ready({ membershipId: null })).toEqual(missing("MEMBER"));
    expect(ready({})).toEqual(missing("NOTHING"));
    expect(ready({ categoryIds: [1], campaignIds: [2] })).toEqual(missing("NOTHING"));
    expect(ready({ amount: "0,99" })).toEqual(missing("AMOUNT_TOO_SMALL"));
    expect(ready({ amount: "10000001" })).toEqual(missing("AMOUNT_TOO_LARGE"));
    expect(ready({ amount: "12,345" })).toEqual(missing("INVALID_AMOUNT"));
    expect(ready({ amount: "249,50", couponIds: [1], stampcardUsageIds: [] })).toEqual({ ok: true });
  });

  it("accepts a visit without an amount for its stamps, rewards or invitation", () => {
    expect(ready({ stamps: { 4: 1 } })).toEqual({ ok: true });
    expect(ready({ couponIds: [1] })).toEqual({ ok: true });
    expect(ready({ couponIds: [2] })).toEqual(missing("GOODS"));
    expect(ready({ membershipId: null, invitee: "0701234567" })).toEqual({ ok: true });
  });

  it("accepts an amount that is still being typed", () => {
    expect(ready({ amount: "249," })).toEqual({ ok: true });
    expect(ready({ amount: "1" })).toEqual({ ok: true });
  });

  it("requires the minimum purchase of the chosen coupons", () => {
    const asking = { ...member, coupons: [{ ...value(2, 50), minimumPurchase: 200 }] };
    const at = (amount: string) => {
      const visit = visitOf({ amount, couponIds: [2] });
      return readinessOf(visit, planOf(visit, asking, facts, today));
    };
    expect(at("199,99")).toEqual(missing("AMOUNT_BELOW_MINIMUM"));
    expect(at("200")).toEqual({ ok: true });
    expect(planOf(visitOf({ amount: "10", couponIds: [2] }), asking, facts, today).minimum).toBe(200);
  });

  it("refuses more rewards than the points allow", () => {
    const visit = visitOf({ amount: "10", couponIds: [1] });
    const poor = { ...member, clubPoints: 300, ledger: ledgerWith(lot(300)) };
    expect(readinessOf(visit, planOf(visit, poor, facts, today))).toEqual(missing("NOT_ENOUGH_POINTS"));
  });
});
