import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { stockholm, travel } from "#tests/engine/till.ts";
import { openQueuedTill, type QueuedTill, refusalOf } from "./queued-till.fixture.ts";

const api: TestApi = await startApi();
let club: Club;
let till: QueuedTill;
const noon = stockholm("2026-11-16T12:00");

beforeEach(async () => {
  await signInAt(noon);
});

/** Opens the till for a new cashier of a new club. */
async function signInAt(moment: Temporal.Instant): Promise<void> {
  api.clock.now = moment;
  club = await makeClub(api);
  const { token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  till = await openQueuedTill(api, club, token);
}

const daysBefore = (days: number) => till.queued(api.clock.now.subtract({ hours: 24 * days }));
const large = { amountConfirmed: true } as const;

test("visits with earlier times count together for one member’s limit on the day they arrive", async () => {
  const { memberId } = await makeMember(api, club);
  const buy = (days: number, amount = 20_000) =>
    refusalOf(till.visit(memberId, { amount, ...large, ...daysBefore(days) }));
  expect([await buy(1), await buy(7), await buy(0)]).toEqual([null, null, "SECOND_PERSON_NEEDED"]);
  expect([await buy(6), await buy(3, 10_001)]).toEqual(["SECOND_PERSON_NEEDED", "SECOND_PERSON_NEEDED"]);
  expect(await refusalOf(till.visit(memberId, { amount: 10_001, ...large }))).toBe("SECOND_PERSON_NEEDED");
  expect(await buy(2, 10_000)).toBeNull();
});

test("visits with earlier times count together for a cashier’s limit on the day they arrive", async () => {
  const limits = { perPurchase: 60_000, perDay: 110_000, perMemberDay: 60_000 };
  await api.call("setAloneLimits", { body: limits }, { as: club.merchant.token, chain: club.chain.subdomain });
  // An unusually large amount, in a club without earlier purchases.
  const buy = async (days: number) => {
    const { memberId } = await makeMember(api, club);
    return refusalOf(till.visit(memberId, { amount: 51_000, ...large, ...daysBefore(days) }));
  };
  const results = [await buy(1), await buy(2), await buy(3), await buy(0)];
  expect(results).toEqual([null, null, "SECOND_PERSON_NEEDED", "SECOND_PERSON_NEEDED"]);
  const { rows } = await api.owner.query(
    "select distinct registered_on::text as day from large_amount where chain_id = $1",
    [club.chain.id],
  );
  expect(rows).toEqual([{ day: "2026-11-16" }]);
});

test("a visit does not count for the limit of a later day than the one on which it arrived", async () => {
  const { memberId } = await makeMember(api, club);
  await till.visit(memberId, { amount: 45_000, ...large, ...daysBefore(2) });
  await travel(api, club, noon.add({ hours: 24 }));
  const { token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  till = await openQueuedTill(api, club, token);
  expect(await refusalOf(till.visit(memberId, { amount: 45_000, ...large }))).toBeNull();
});

test("pending purchases with earlier times count together for one customer’s limit on the day they arrive", async () => {
  const invite = (days: number, amount: number) =>
    refusalOf(till.invite({ email: "kund@example.com", amount, ...large, ...daysBefore(days) }));
  expect([await invite(7, 30_000), await invite(1, 20_001)]).toEqual([null, "SECOND_PERSON_NEEDED"]);
});

test("a large visit is registered with the approval of its request, asked for with or without the earlier time", async () => {
  const { token } = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[0]]);
  const manager = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[0]]);
  const { chain, locationIds } = club;
  for (const earlier of [daysBefore(2), {}]) {
    const { membershipNumber: membershipId } = await makeMember(api, club);
    const purchase = { membershipId, pointOfSaleId: locationIds[0], amount: 60_000, ...large };
    const by = { as: token, chain: chain.subdomain, key: randomUUID() };
    const { id } = await api.call("askApproval", { body: { purchase: { ...purchase, ...earlier } } }, by);
    const answer = { params: { id }, body: { answer: "APPROVED" as const } };
    await api.call("answerApproval", answer, { as: manager.token, chain: chain.subdomain });
    const { earnedPoints } = await api.call("registerPurchase", { body: { ...purchase, ...daysBefore(2) } }, by);
    expect(earnedPoints).toBe(60_000);
  }
});
