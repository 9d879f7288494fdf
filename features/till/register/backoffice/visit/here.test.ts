import { expect, it } from "vitest";
import type { TillFacts, TillMember } from "../queries.ts";
import { campaignsToChoose, factsFor, factsHere, memberHere } from "./here.ts";

const campaign = (id: number, name: string, pointOfSaleIds: number[], couponId: number | null) => ({
  id,
  name,
  pointOfSaleIds,
  coupon: couponId === null ? null : { id: couponId },
});
const facts = {
  campaigns: [campaign(9, "Bara Söder", [2], 1), campaign(8, "Överallt", [], 1), campaign(7, "Norr", [1], 4)],
} as unknown as TillFacts;
const coupon = (id: number, kind: "VALUE" | "REWARD", campaignId: number | null) => ({
  id,
  kind,
  campaignId,
  isBrought: false,
});
const member = {
  coupons: [coupon(1, "VALUE", 9), coupon(4, "VALUE", 7), coupon(5, "REWARD", null), coupon(6, "VALUE", 99)],
} as unknown as TillMember;

const couponsAt = (locationId: number) =>
  memberHere(member, factsHere(facts, locationId), facts).coupons.map(({ id, campaignId }) => [id, campaignId]);

it("the till shows the campaigns of its point of sale", () => {
  expect(factsHere(facts, 1).campaigns.map(({ id }) => id)).toEqual([8, 7]);
  expect(factsHere(facts, 3).campaigns.map(({ id }) => id)).toEqual([8]);
});

it("the till leaves out a value coupon of a campaign elsewhere, and names the campaign that gives it here", () => {
  expect(couponsAt(1)).toEqual([
    [1, 8],
    [4, 7],
    [5, null],
    [6, 99],
  ]);
  expect(couponsAt(2)).toEqual([
    [1, 9],
    [5, null],
    [6, 99],
  ]);
});

it("the till keeps a coupon in the grace period where its campaign runs", () => {
  const resting = { campaigns: [campaign(9, "Bara Söder", [2], null)] } as unknown as TillFacts;
  const tillMember = { coupons: [coupon(1, "VALUE", 9)] } as unknown as TillMember;
  const at = (locationId: number) => memberHere(tillMember, factsHere(resting, locationId), resting).coupons.length;
  expect([at(2), at(1)]).toEqual([1, 0]);
});

it("the till offers no campaign that is suspended with the subscription", () => {
  const all = [campaign(9, "Vår", [], null), campaign(8, "Höst", [], null)];
  const campaigns = all.map((each, n) => ({ ...each, publishStatus: n === 0 ? "ACTIVE" : "SUSPENDED" }));
  expect(campaignsToChoose({ campaigns } as unknown as TillFacts).map(({ id }) => id)).toEqual([9]);
});

it("the till merges the member’s own campaigns with those for all members, the newest first", () => {
  const dated = (id: number, startDate: string | null) => ({ ...campaign(id, "", [], null), startDate });
  const all = { campaigns: [dated(8, "2026-11-01"), dated(3, null)] } as unknown as TillFacts;
  const tillMember = { campaigns: [dated(9, "2026-10-01"), dated(5, "2026-11-01")] } as unknown as TillMember;
  expect(factsFor(all, tillMember).campaigns.map(({ id }) => id)).toEqual([8, 5, 9, 3]);
  expect(factsFor(all, undefined)).toBe(all);
});
