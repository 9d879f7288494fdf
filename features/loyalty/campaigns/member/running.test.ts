import { expect, test } from "vitest";
import type { Campaign } from "./queries.ts";
import { actionTarget, campaignsAt, isRunning } from "./running.ts";

const campaign = { publishStatus: "ACTIVE" as const, startDate: "2026-03-01", endDate: "2026-03-07" };

test.each([
  ["2026-02-28", false],
  ["2026-03-01", true],
  ["2026-03-07", true],
  ["2026-03-08", false],
])("a campaign on %s is running: %s", (today, runs) => {
  expect(isRunning(campaign, today)).toBe(runs);
});

test("a campaign without a start or an end runs without a limit on that side", () => {
  expect(isRunning({ ...campaign, startDate: null }, "2020-01-01")).toBe(true);
  expect(isRunning({ ...campaign, endDate: null }, "2030-01-01")).toBe(true);
});

test.each(["NEW", "STOPPED", "COMPLETED", "SUSPENDED", "EXPIRED", "WITHDRAWN"] as const)(
  "a campaign with status %s is not running",
  (publishStatus) => {
    expect(isRunning({ ...campaign, publishStatus }, "2026-03-03")).toBe(false);
  },
);

test("an action link must be https", () => {
  expect(actionTarget("https://example.se/vår")).toBe("https://example.se/vår");
  for (const target of ["http://example.se", "javascript:alert(1)", "example.se", ""]) {
    expect(actionTarget(target)).toBeNull();
  }
});

test("a visitor of a point of sale sees the welcome offer first, and the campaigns that run there", () => {
  const one = (id: number, pointOfSaleIds: number[], welcomeOffer = false) =>
    ({ id, pointOfSaleIds, welcomeOffer }) as Campaign;
  const all = [one(1, []), one(2, [7]), one(3, [8]), one(4, [], true)];
  expect(campaignsAt(all, undefined).map(({ id }) => id)).toEqual([4, 1, 2, 3]);
  expect(campaignsAt(all, 7).map(({ id }) => id)).toEqual([4, 1, 2]);
});
