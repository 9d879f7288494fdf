import { expect, test } from "vitest";
import type { Home } from "#packages/web/member/club/home.ts";
import { hasMoved } from "./has-moved.ts";
import { fillingSince, newsAfter, newsSince, withTaken } from "./home-news.ts";
import { hasSpent, takenSince, usedSince } from "./offers-taken.ts";

type Facts = {
  purchase?: { id: number; earnedPoints: number; returnedPoints?: number; filledPoints?: number };
  stamps?: number;
  balance?: number;
};

function home({ purchase, stamps = 0, balance = 0 }: Facts): Home {
  const usage = {
    id: 1,
    historicStampcardUsages: [],
    collectedStamps: stamps,
    stampsAmount: 10,
    stampcardUsageStatus: "OPEN",
  };
  return {
    stampcards: [{ id: 7, usage: stamps > 0 ? usage : null }],
    stampcardCoupons: [],
    points: { balance, owed: 0 },
    latestPurchase: purchase ? { returnedPoints: 0, filledPoints: 0, ...purchase } : null,
    welcomeOffer: null,
  } as unknown as Home;
}

test("points of a new purchase and new stamps are shown to the member", () => {
  const before = home({ purchase: { id: 1, earnedPoints: 10 }, stamps: 3 });
  expect(newsSince(before, home({ purchase: { id: 2, earnedPoints: 24 }, stamps: 5 }))).toMatchObject({
    points: 24,
    stamps: 2,
  });
  expect(newsSince(home({}), home({ stamps: 1 }))).toMatchObject({ points: 0, stamps: 1 });
});

test("an unchanged home, a purchase without points and a return show nothing new to the member", () => {
  const before = home({ purchase: { id: 2, earnedPoints: 24 }, stamps: 3 });
  expect(newsSince(before, before)).toBeNull();
  expect(newsSince(before, home({ purchase: { id: 3, earnedPoints: 0 }, stamps: 3 }))).toBeNull();
  expect(newsSince(before, home({ stamps: 1 }))).toBeNull();
});

test("an older purchase that becomes the latest after a return is not shown as new", () => {
  const before = home({ purchase: { id: 2, earnedPoints: 24 } });
  expect(newsSince(before, home({ purchase: { id: 1, earnedPoints: 10 } }))).toBeNull();
});

test("points without a purchase are shown as added, a purchase’s points once, and points taken back never", () => {
  const purchase = { id: 2, earnedPoints: 24 };
  const before = home({ purchase, stamps: 3, balance: 24 });
  expect(newsSince(before, home({ purchase, stamps: 3, balance: 74 }))).toMatchObject({ points: 0, added: 50 });
  expect(newsSince(before, home({ purchase, stamps: 4, balance: 74 }))).toMatchObject({ stamps: 1, added: 50 });
  expect(newsSince(before, home({ purchase, stamps: 3, balance: 4 }))).toBeNull();
  const bought = home({ purchase: { id: 3, earnedPoints: 10 }, stamps: 3, balance: 34 });
  expect(newsSince(before, bought)).toMatchObject({ points: 10, added: 0 });
});

test("a return shows nothing new, but still refetches the other lists", () => {
  const before = home({ purchase: { id: 2, earnedPoints: 24 }, stamps: 3, balance: 24 });
  expect(hasMoved(before, home({ purchase: { id: 2, earnedPoints: 24 }, stamps: 3, balance: 24 }))).toBe(false);
  expect(hasMoved(before, home({ purchase: { id: 2, earnedPoints: 24 }, stamps: 3, balance: 0 }))).toBe(true);
  expect(hasMoved(before, home({ purchase: { id: 2, earnedPoints: 24 }, stamps: 2, balance: 24 }))).toBe(true);
});

test("points that covered a deficit are reported separately", () => {
  const now = home({ purchase: { id: 2, earnedPoints: 100, filledPoints: 70 } });
  expect(newsSince(home({}), now)).toMatchObject({ points: 100, filled: 70 });
});

test("points shown as new disappear when taken back in full, and decrease after a partial return", () => {
  const before = home({ purchase: { id: 1, earnedPoints: 10 }, balance: 10 });
  const homeAfter = home({ purchase: { id: 2, earnedPoints: 60 }, stamps: 2, balance: 70 });
  const news = newsAfter(null, before, homeAfter);
  expect(news).toMatchObject({ points: 60, stamps: 2 });
  expect(newsAfter(news, homeAfter, homeAfter)).toBe(news);
  const undone = home({ purchase: { id: 2, earnedPoints: 60, returnedPoints: 60 }, balance: 10 });
  expect(newsAfter(news, homeAfter, undone)).toBeNull();
  const halved = home({ purchase: { id: 2, earnedPoints: 60, returnedPoints: 20 }, stamps: 2, balance: 50 });
  expect(newsAfter(news, homeAfter, halved)).toMatchObject({ points: 40, stamps: 2 });
});

test("points of a later purchase replace the shown ones, while a used reward does not change them", () => {
  const before = home({ balance: 300 });
  const homeAfter = home({ purchase: { id: 1, earnedPoints: 60 }, balance: 360 });
  const news = newsAfter(null, before, homeAfter);
  const next = home({ purchase: { id: 2, earnedPoints: 24 }, balance: 384 });
  expect(newsAfter(news, homeAfter, next)).toMatchObject({ points: 24 });
  const spent = home({ purchase: { id: 1, earnedPoints: 60 }, balance: 60 });
  expect(newsAfter(news, homeAfter, spent)).toMatchObject({ points: 60 });
});

test("used offers join the shown news, are news of their own without it, and disappear with the next change", () => {
  const before = home({ balance: 300 });
  const bought = home({ purchase: { id: 1, earnedPoints: 60 }, balance: 260 });
  const news = newsAfter(null, before, bought);
  const complete = withTaken(news, before, ["Bulle"]);
  expect(complete).toMatchObject({ points: 60, taken: ["Bulle"] });
  const stamped = home({ purchase: { id: 1, earnedPoints: 60 }, balance: 160 });
  expect(withTaken(newsAfter(complete, bought, stamped), bought, ["Fika"])).toMatchObject({ taken: ["Bulle", "Fika"] });
  const alone = withTaken(null, before, ["Bulle"]);
  expect(alone).toMatchObject({ points: 0, added: 0, stamps: 0, taken: ["Bulle"] });
  expect(newsAfter(alone, home({ balance: 200 }), home({ balance: 150 }))).toBeNull();
});

test("offers used in a visit are shown by name, but not offers that the club has ended", () => {
  const offers = {
    coupons: [
      { id: 1, kind: "VALUE", name: "50 kr" },
      { id: 2, kind: "REWARD", name: "Bulle" },
    ],
    stampcardCoupons: [{ usage: { stampcardUsageId: 9 }, reward: "Valfri kaffe" }],
    welcomeOffer: { name: "Välkommen" },
  };
  const none = { coupons: [], stampcardCoupons: [], welcomeOffer: null, profile: { stampcardCouponUsage: [] } };
  const at = (id: number, part: object) => ({ ...home({ purchase: { id, earnedPoints: 0 } }), ...part }) as Home;
  expect(takenSince(at(1, offers), at(2, none))).toEqual(["50 kr", "Valfri kaffe", "Välkommen"]);
  expect(takenSince(at(1, offers), at(2, offers))).toEqual([]);
  expect(takenSince(at(1, offers), at(1, none))).toEqual([]);
});

test("a stamp card’s used reward is shown also without a purchase, but not an expired one", () => {
  const card = { coupons: [], stampcardCoupons: [{ usage: { stampcardUsageId: 9 }, reward: "Valfri kaffe" }] };
  const after = (used: boolean) => ({
    coupons: [],
    stampcardCoupons: [],
    welcomeOffer: null,
    profile: { stampcardCouponUsage: [{ stampcardUsageId: 9, used }] },
  });
  const at = (part: object) => ({ ...home({ purchase: { id: 1, earnedPoints: 0 } }), ...part }) as Home;
  expect(takenSince(at(card), at(after(true)))).toEqual(["Valfri kaffe"]);
  expect(takenSince(at(card), at(after(false)))).toEqual([]);
  expect(takenSince(at(after(true)), at(after(true)))).toEqual([]);
});

test("a used welcome offer is shown also without a purchase, but not one that the club has ended", () => {
  const none = { coupons: [], stampcardCoupons: [], profile: { stampcardCouponUsage: [] } };
  const at = (part: object) =>
    ({ ...home({ purchase: { id: 1, earnedPoints: 0 } }), ...none, ...part }) as unknown as Home;
  const offered = at({ welcomeOffer: { name: "Välkommen" }, welcomeOfferUsed: false });
  const used = at({ welcomeOffer: null, welcomeOfferUsed: true });
  expect(takenSince(offered, used)).toEqual(["Välkommen"]);
  expect(takenSince(offered, at({ welcomeOffer: null, welcomeOfferUsed: false }))).toEqual([]);
  expect(takenSince(used, used)).toEqual([]);
});

test("points were spent if the balance is below the old one plus the purchase’s points", () => {
  const before = home({ purchase: { id: 1, earnedPoints: 60 }, balance: 360 });
  const after = (earnedPoints: number, balance: number, filledPoints = 0) =>
    home({ purchase: { id: 2, earnedPoints, filledPoints }, balance });
  expect(hasSpent(before, before)).toBe(false);
  expect(hasSpent(before, home({ purchase: { id: 1, earnedPoints: 60 }, balance: 260 }))).toBe(true);
  expect(hasSpent(before, after(30, 390))).toBe(false);
  expect(hasSpent(before, after(30, 290))).toBe(true);
  expect(hasSpent(before, after(100, 390, 70))).toBe(false);
});

test("rewards bought with points since the old balance are listed by name in order", () => {
  const line = (kind: "EARNED" | "USED" | "EXPIRED", balance: number, subject = "") => ({
    kind,
    balance,
    owed: 0,
    subject,
  });
  const lines = [
    line("EARNED", 190),
    line("USED", 160, "Fika för två"),
    line("USED", 260, "Bulle"),
    line("EXPIRED", 360),
    line("EARNED", 400),
    line("USED", 340, "Förra veckans bulle"),
  ];
  expect(usedSince(lines, { balance: 400, owed: 0 })).toEqual(["Bulle", "Fika för två"]);
  expect(usedSince(lines, { balance: 190, owed: 0 })).toEqual([]);
  // The old balance is not among these lines, so older and newer lines cannot be distinguished.
  expect(usedSince(lines, { balance: 7, owed: 0 })).toEqual([]);
  expect(usedSince(lines, { balance: 400, owed: 10 })).toEqual([]);
});

const full = () => {
  const usage = { id: 1, collectedStamps: 10, stampsAmount: 10, stampcardUsageStatus: "COMPLETED" };
  const now = home({});
  return { ...now, stampcards: [{ id: 7, usage: { ...usage, historicStampcardUsages: [] } }] } as unknown as Home;
};

test("a filled stamp card is shown until a return takes its stamps back, while other stamps are shown as one line", () => {
  const before = home({ stamps: 8 });
  expect(fillingSince(before, home({ stamps: 9 }))).toBeNull();
  expect(fillingSince(before, full())).toMatchObject({ stamps: 2, since: before });
  expect(fillingSince(before, home({ stamps: 8 }))).toBeNull();
});
