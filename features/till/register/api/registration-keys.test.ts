import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { schedule } from "#packages/server/jobs/schedule.ts";
import { type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { type OpenTill, openTill } from "#tests/engine/till.ts";

let api: TestApi;
let clubs: [Club, Club];
let tills: [OpenTill, OpenTill];
beforeAll(async () => {
  api = await startApi();
  clubs = [await makeClub(api), await makeClub(api)];
  tills = [openTill(api, clubs[0]), openTill(api, clubs[1])];
});

const strangers = async () => [await makeMember(api, clubs[0]), await makeMember(api, clubs[1])] as const;

describe("an idempotency key used in two clubs", () => {
  test("registers a purchase in each club", async () => {
    const [one, other] = await strangers();
    const key = randomUUID();
    expect(await tills[0].visit(one.memberId, { amount: 100 }, key)).toMatchObject({ clubPoints: 100 });
    expect(await tills[1].visit(other.memberId, { amount: 30 }, key)).toMatchObject({ clubPoints: 30 });
  });

  test("registers a pending purchase in each club", async () => {
    const key = randomUUID();
    for (const till of tills) {
      await till.invite({ amount: 50, email: `${randomUUID()}@example.com` }, key);
      expect((await till.waiting()).rows).toHaveLength(1);
    }
  });
});

describe("an idempotency key used by two cashiers or for two actions", () => {
  test("registers the equal corrections of both cashiers", async () => {
    const { memberId } = await makeMember(api, clubs[0]);
    const { token } = await makeStaff(api, clubs[0], "ROLE_CASHIER", [clubs[0].locationIds[0]]);
    const key = randomUUID();
    await tills[0].correct(memberId, 5, {}, key);
    await openTill(api, clubs[0], token).correct(memberId, 5, {}, key);
    expect(await tills[0].member(memberId)).toMatchObject({ clubPoints: 10 });
  });

  test("does not return the answer of one action to another", async () => {
    const { memberId } = await makeMember(api, clubs[0]);
    const key = randomUUID();
    const { purchaseId } = await tills[0].visit(memberId, { amount: 100 }, key);
    expect(await tills[0].bringBack(purchaseId, 10, {}, key)).toMatchObject({ clubPoints: 90, keptAmount: 90 });
    expect(await tills[0].undo(purchaseId, key)).toEqual({ clubPoints: 0, owedPoints: 0 });
  });

  test("is refused for a return or correction of another amount, without effect", async () => {
    const { memberId } = await makeMember(api, clubs[0]);
    const [returned, corrected] = [randomUUID(), randomUUID()];
    const { purchaseId } = await tills[0].visit(memberId, { amount: 100 });
    await tills[0].bringBack(purchaseId, 10, {}, returned);
    await tills[0].correct(memberId, 5, {}, corrected);
    expect(await codeOf(tills[0].bringBack(purchaseId, 20, {}, returned))).toBe("IDEMPOTENCY_KEY_REUSED");
    expect(await codeOf(tills[0].correct(memberId, 6, {}, corrected))).toBe("IDEMPOTENCY_KEY_REUSED");
    expect(await tills[0].member(memberId)).toMatchObject({ clubPoints: 95 });
  });
});

/** Runs all scheduled jobs. */
async function passNight(): Promise<void> {
  for (const { act } of schedule(api.services)) await act();
}

describe("a stored answer", () => {
  test("is available for weeks to a retried purchase and for a day to a retried return", async () => {
    const { memberId } = await makeMember(api, clubs[0]);
    const [bought, returned] = [randomUUID(), randomUUID()];
    const before = api.clock.now;
    const answer = await tills[0].visit(memberId, { amount: 100 }, bought);
    const returnAnswer = await tills[0].bringBack(answer.purchaseId, 40, {}, returned);

    api.clock.now = before.add({ hours: 23, minutes: 59 });
    await passNight();
    const { token } = await makeStaff(api, clubs[0], "ROLE_CASHIER", [...clubs[0].locationIds]);
    const nextDay = openTill(api, clubs[0], token);
    expect(await nextDay.bringBack(answer.purchaseId, 40, {}, returned)).toEqual(returnAnswer);

    api.clock.now = before.add({ hours: 24 * 29 });
    await passNight();
    const later = openTill(
      api,
      clubs[0],
      (await makeStaff(api, clubs[0], "ROLE_CASHIER", [...clubs[0].locationIds])).token,
    );
    expect(await later.visit(memberId, { amount: 100 }, bought)).toEqual(answer);
    expect(await codeOf(later.visit(memberId, { amount: 101 }, bought))).toBe("IDEMPOTENCY_KEY_REUSED");
    expect(await later.bringBack(answer.purchaseId, 40, {}, returned)).toMatchObject({ keptAmount: 20 });
    expect(await later.member(memberId)).toMatchObject({ clubPoints: 20 });
    api.clock.now = before;
  });
});
