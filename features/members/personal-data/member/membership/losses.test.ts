import { expect, test } from "vitest";
import type { Home } from "#packages/web/member/club/home.ts";
import { hasLosses, lossesOf } from "./losses.ts";

const emptyHome = { points: { balance: 0 }, coupons: [], stampcardCoupons: [], stampcards: [], welcomeOffer: null };
const homeWith = (part: object) => ({ ...emptyHome, ...part }) as unknown as Home;

const card = (stampcardUsageStatus: string, collectedStamps: number) => ({
  id: 7,
  title: "Kaffekortet",
  usage: { stampcardUsageStatus, collectedStamps, stampsAmount: 9 },
});

test("a member without points, stamps and offers loses nothing", () => {
  expect(hasLosses(lossesOf(homeWith({ stampcards: [{ id: 7, title: "Kaffekortet", usage: null }] })))).toBe(false);
});

test("counts the stamps of an open card", () => {
  const losses = lossesOf(homeWith({ stampcards: [card("OPEN", 4)] }));
  expect(losses.stamps).toEqual([{ id: 7, card: "Kaffekortet", stamps: 4 }]);
  expect(hasLosses(losses)).toBe(true);
});

test.each(["COMPLETED", "RESET", "EMPTIED"])("does not count the stamps of a card with the status %s", (status) => {
  expect(hasLosses(lossesOf(homeWith({ stampcards: [card(status, 9)] })))).toBe(false);
});

test("counts a full card once, by its unused reward", () => {
  const reward = { reward: "Valfri kaffe", usage: { stampcardUsageId: 1 } };
  const losses = lossesOf(homeWith({ stampcards: [card("COMPLETED", 9)], stampcardCoupons: [reward] }));
  expect(losses).toMatchObject({ rewards: 1, stamps: [] });
});

test("names value coupons and the welcome offer, but not coupons that cost points", () => {
  const coupons = [
    { kind: "VALUE", name: "50 kr" },
    { kind: "REWARD", name: "Bulle" },
  ];
  const losses = lossesOf(homeWith({ coupons, welcomeOffer: { name: "En bulle på köpet" }, points: { balance: 240 } }));
  expect(losses).toEqual({
    points: 240,
    rewards: 0,
    coupons: ["50 kr"],
    stamps: [],
    welcomeOffer: "En bulle på köpet",
  });
});
