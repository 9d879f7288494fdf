import { expect, it } from "vitest";
import type { TillFacts, TillMember } from "../queries.ts";
import { emptyVisit, type Visit } from "../visit/visit.ts";
import { elsewhereWord } from "./elsewhere-words.ts";

const coupon = { id: 2, name: "Kaffe", kind: "REWARD", pointsRequired: 100 } as TillMember["coupons"][number];
const member = {
  membershipId: "000000005724",
  clubPoints: 150,
  owedPoints: 0,
  note: null,
  coupons: [coupon],
  stampcards: [],
  stampcardCoupons: [],
  welcomeOffer: null,
  visits: [],
} as unknown as TillMember;
const facts = {
  campaigns: [{ id: 7, name: "Höst", publishStatus: "ACTIVE" }],
  pointsActive: true,
} as unknown as TillFacts;
const resting = facts.campaigns.map((each) => ({ ...each, publishStatus: "SUSPENDED" as const }));
const before = { member, facts };
const visit: Visit = { ...emptyVisit("key"), membershipId: member.membershipId, amount: "12" };

it.each<[string, Partial<TillMember>, Partial<TillFacts>, Partial<Visit>, ReturnType<typeof elsewhereWord>]>([
  ["nothing", {}, {}, {}, null],
  ["what no cashier sees", { email: "ny@example.com" }, {}, {}, null],
  ["points", { clubPoints: 50 }, {}, {}, "changedElsewhere"],
  ["points and with them an offer", { clubPoints: 50, coupons: [] }, {}, {}, "changedElsewhere"],
  ["a note", { note: "Allergi" }, {}, {}, "changedElsewhere"],
  ["a coupon withdrawn", { coupons: [] }, {}, {}, "changedOffers"],
  ["a campaign started", {}, { campaigns: [] }, {}, "changedOffers"],
  ["a subscription lapsed", {}, { campaigns: resting }, {}, "changedOffers"],
  ["a subscription lapsed, and a campaign was chosen", {}, { campaigns: resting }, { campaignIds: [7] }, "chosenGone"],
  ["a coupon withdrawn that was chosen", { coupons: [] }, {}, { couponIds: [2] }, "chosenGone"],
  ["a coupon used that was chosen", { clubPoints: 50, coupons: [] }, {}, { couponIds: [2] }, "chosenGone"],
  ["a campaign stopped that was chosen", {}, { campaigns: [] }, { campaignIds: [7] }, "chosenGone"],
])("a change of %s is reported as %j", (_, ofMember, ofFacts, ofVisit, word) => {
  const now = { member: { ...member, ...ofMember }, facts: { ...facts, ...ofFacts } };
  expect(elsewhereWord(before, now, { ...visit, ...ofVisit })).toBe(word);
});
