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
])("a welcome offer of one month, for a member who joined on 31 January, is on %s: %j", (day, answer) => {
  expect(welcomeUsable(offer, date(day))).toEqual(answer);
});

test("a welcome offer is unusable once used, and usable again after a full return", () => {
  expect(welcomeUsable({ ...offer, usedPurchaseId: 4 }, through)).toEqual(refused);
  expect(welcomeUsable({ ...offer, usedPurchaseId: null }, through)).toEqual({ ok: true });
});

test("a welcome offer stays usable after its campaign is stopped or has ended, but not after its withdrawal", () => {
  const usableStatuses = publishStatuses.filter(
    (campaignStatus) => welcomeUsable({ ...offer, campaignStatus }, through).ok,
  );
  expect(usableStatuses).toEqual(["ACTIVE", "STOPPED", "COMPLETED", "EXPIRED", "SUSPENDED"]);
});

test("a welcome offer stays usable in the grace period of a lapsed subscription, but not later", () => {
  expect(welcomeUsable({ ...offer, campaignStatus: "SUSPENDED", redeems: true }, through).ok).toBe(true);
  const after = publishStatuses.filter(
    (campaignStatus) => welcomeUsable({ ...offer, campaignStatus, redeems: false }, through).ok,
  );
  expect(after).toEqual([]);
});
