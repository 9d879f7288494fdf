import { expect, test } from "vitest";
import { publishStatuses } from "#features/loyalty/publishing/domain/publish-status.ts";
import { welcomeThrough, welcomeUsable } from "./welcome-offer.ts";

const date = (text: string) => Temporal.PlainDate.from(text);
const through = welcomeThrough(date("2027-01-31"), 1);
const offer = { through, usedPurchaseId: null, campaignStatus: "ACTIVE", redeems: true } as const;
const refused = { ok: false, reason: "WELCOME_OFFER_NOT_USABLE" };

test.each([
  ["2027-01-31", { ok: true }],
  ["2027-02-27", { ok: true }],
  ["2027-02-28", refused],
])("registered on 31 January for a month, on %s: %j", (day, answer) => {
  expect(welcomeUsable(offer, date(day))).toEqual(answer);
});

test("once used it is gone, and back when that purchase is wholly returned", () => {
  expect(welcomeUsable({ ...offer, usedPurchaseId: 4 }, through)).toEqual(refused);
  expect(welcomeUsable({ ...offer, usedPurchaseId: null }, through)).toEqual({ ok: true });
});

test("a campaign that was stopped or has ended keeps its promise, a withdrawn one does not", () => {
  const usableStatuses = publishStatuses.filter(
    (campaignStatus) => welcomeUsable({ ...offer, campaignStatus }, through).ok,
  );
  expect(usableStatuses).toEqual(["ACTIVE", "STOPPED", "COMPLETED", "EXPIRED", "SUSPENDED"]);
});

test("while the subscription is lapsed it is kept for the days of grace", () => {
  expect(welcomeUsable({ ...offer, campaignStatus: "SUSPENDED", redeems: true }, through).ok).toBe(true);
  const after = publishStatuses.filter(
    (campaignStatus) => welcomeUsable({ ...offer, campaignStatus, redeems: false }, through).ok,
  );
  expect(after).toEqual([]);
});
