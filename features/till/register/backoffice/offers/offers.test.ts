import { expect, it } from "vitest";
import type { TillMember } from "../queries.ts";
import { emptyVisit, type Visit } from "../visit/visit.ts";
import { canTake, offeredTo, offersOf } from "./offers.ts";

type Coupon = TillMember["coupons"][number];
const coupon = (id: number, name: string, part: Partial<Coupon>): Coupon => ({
  id,
  name,
  kind: "REWARD",
  description: "",
  imagePath: null,
  pointsRequired: 0,
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
const worth = coupon(5, "50 kr", { kind: "VALUE", value: 50, campaign: "Höst" });
const welcomed = coupon(6, "25 kr", { kind: "VALUE", value: 25, campaign: "Välkommen" });
const member: TillMember = {
  membershipId: "000000005724",
  firstName: "Elin",
  lastName: "",
  clubPoints: 150,
  owedPoints: 0,
  campaigns: [],
  phone: null,
  note: null,
  email: null,
  coupons: [
    coupon(3, "Tårta", { pointsRequired: 400 }),
    coupon(2, "Kaffe", { pointsRequired: 100 }),
    coupon(1, "Bulle", { pointsRequired: 60 }),
    worth,
    welcomed,
  ],
  stampcards: [],
  stampcardCoupons: [
    {
      id: 1,
      stampcardId: 4,
      reward: "En kaffe",
      description: "",
      imagePath: null,
      valid: true,
      hideTitle: false,
      dayValidation: 7,
      stampcardUsageId: 31,
      usageOrder: 2,
      stampcardTitle: "Kaffekortet",
      validThrough: "2026-03-07",
    },
  ],
  welcomeOffer: {
    id: 9,
    name: "Välkommen",
    description: "",
    bannerPath: null,
    actionButtonLabel: "",
    actionButtonTarget: "",
    startDate: null,
    endDate: null,
    publishStatus: "ACTIVE",
    welcomeOffer: true,
    publicToAll: false,
    pointOfSaleIds: [],
    bannerTexts: [],
    coupon: welcomed,
    validThrough: "2026-05-01",
  },
  latestPurchaseAt: null,
  visits: [],
  ledger: { lots: [], settlements: [], stampcards: [], visits: [] },
};
const visit = (part: Partial<Visit> = {}): Visit => ({ ...emptyVisit("k"), membershipId: "000000005724", ...part });

it("the offers list won rewards, the welcome offer, value coupons, and rewards by price", () => {
  const labels = offersOf(member, visit(), 150).map(({ label }) => label);
  expect(labels).toEqual(["En kaffe", "Välkommen", "50 kr", "Bulle", "Kaffe", "Tårta"]);
});

it("an offer shows the points missing after the chosen rewards", () => {
  const lacking = offersOf(member, visit({ couponIds: [2] }), 50).map(({ label, lacking, chosen }) => [
    label,
    lacking,
    chosen,
  ]);
  expect(lacking).toEqual([
    ["En kaffe", 0, false],
    ["Välkommen", 0, false],
    ["50 kr", 0, false],
    ["Bulle", 10, false],
    ["Kaffe", 0, true],
    ["Tårta", 350, false],
  ]);
});

it("an offer for points counts the deficit as missing", () => {
  const owing = { ...member, clubPoints: 0, owedPoints: 954 };
  const lacking = Object.fromEntries(offersOf(owing, visit(), 0).map((offer) => [offer.label, offer.lacking]));
  expect(lacking).toMatchObject({ Bulle: 1014, Tårta: 1354, "50 kr": 0, "En kaffe": 0 });
});

it("a reward can be chosen for exactly the available points", () => {
  expect(offersOf(member, visit(), 60).find(({ label }) => label === "Bulle")?.lacking).toBe(0);
});

it("the value coupon of a welcome offer is offered only with it", () => {
  expect(offeredTo(member, undefined).couponIds).not.toContain(welcomed.id);
  expect(offersOf(member, visit(), 0).find(({ kind }) => kind === "welcome")?.value).toBe(25);
});

it("a coupon is blocked until the amount reaches its minimum, but a chosen one can be removed", () => {
  const asking = coupon(8, "Nyår", { kind: "VALUE", value: 40, campaign: "Nyår", minimumPurchase: 100 });
  const offered = { ...welcomed, minimumPurchase: 60 };
  const welcomeOffer = member.welcomeOffer && { ...member.welcomeOffer, coupon: offered };
  const memberWithCoupons = { ...member, coupons: [asking], welcomeOffer };
  const waiting = (amount: string, part: Partial<Visit> = {}) =>
    offersOf(memberWithCoupons, visit({ amount, ...part }), 0)
      .filter((offer) => !canTake(offer))
      .map(({ label, atLeast }) => [label, atLeast]);
  expect(waiting("")).toEqual([
    ["Välkommen", 60],
    ["Nyår", 100],
  ]);
  expect(waiting("99,99")).toEqual([["Nyår", 100]]);
  expect(waiting("100")).toEqual([]);
  expect(waiting("10", { couponIds: [8], welcomeOffer: { couponId: 6 } })).toEqual([]);
});
