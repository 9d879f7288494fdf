import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { dateIn } from "#packages/domain/calendar.ts";
import { type Club, makeClub, makeMember, numberOf, signIn } from "#tests/api/factories.ts";
import { codeOf, startApi, type TestApi } from "#tests/api/harness.ts";
import { aStampCard, makeStampCard } from "#tests/api/offers.ts";
import { type CardPromise, keepBetter, promiseChange } from "../domain/better-promise.ts";
import type { CardFilling } from "../domain/card-fillings.ts";

let api: TestApi;
let club: Club;
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
});

const as = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
const bodyOf = ({ stampsAmount, monthValidation, dayValidation }: CardPromise) => {
  const card = aStampCard(undefined, { stampsAmount, monthValidation });
  return { ...card, coupon: { ...card.coupon, dayValidation } };
};
const change = (id: number, promise: CardPromise) =>
  api.call("updateStampcard", { params: { id }, body: bodyOf(promise) }, as());
const give = async (id: number, memberId: number, stamps: number) =>
  api.call(
    "registerPurchase",
    {
      body: {
        membershipId: await numberOf(api, memberId),
        pointOfSaleId: club.locationIds[0],
        amount: null,
        stamps: [{ stampcardId: id, stamps }],
      },
    },
    { ...as(), key: randomUUID() },
  );

const dayOf = (text: string) => Temporal.PlainDate.from(text);

/** Loads every filling of a card by its number, as the domain reads it. */
async function fillingsOf(id: number): Promise<Map<number, CardFilling>> {
  const { rows } = await api.owner.query(
    `select id, usage_order, stamps_amount, collected, status, started_on::text, ends_on::text, reward_days,
      reward_starts_on::text, reward_ends_on::text, redemption_id from stamp_card_usage where stamp_card_id = $1
      order by id`,
    [id],
  );
  return new Map(
    rows.map((row) => [
      Number(row.id),
      {
        order: row.usage_order,
        stampsAmount: row.stamps_amount,
        collected: row.collected,
        status: row.status,
        startedOn: dayOf(row.started_on),
        endsOn: dayOf(row.ends_on),
        rewardDays: row.reward_days,
        reward: row.reward_starts_on && {
          startsOn: dayOf(row.reward_starts_on),
          endsOn: dayOf(row.reward_ends_on),
          used: row.redemption_id !== null,
        },
      },
    ]),
  );
}

const today = () => dateIn("Europe/Stockholm", api.clock.now);
const promise = (stampsAmount: number, monthValidation = 6, dayValidation = 30): CardPromise => ({
  stampsAmount,
  monthValidation,
  dayValidation,
});

describe("a live stamp card whose terms change", () => {
  test("gives each member the result of the domain, as the preview showed", async () => {
    const { id } = await makeStampCard(api, club, { stampsAmount: 12 });
    const anyPromise = fc.record({
      stampsAmount: fc.integer({ min: 4, max: 16 }),
      monthValidation: fc.integer({ min: 1, max: 14 }),
      dayValidation: fc.integer({ min: 1, max: 90 }),
    });
    const promises = fc.sample(anyPromise, { numRuns: 8, seed: 20_261_122 });
    const stamps = fc.sample(fc.integer({ min: 1, max: 4 }), { numRuns: 48, seed: 20_261_122 });
    const members = await Promise.all(Array.from({ length: 6 }, async () => (await makeMember(api, club)).memberId));
    const met = { filled: 0, better: 0, kept: 0, same: 0 };
    for (const changed of promises) {
      for (const memberId of members) await give(id, memberId, stamps.pop() ?? 1);
      const before = await fillingsOf(id);
      const preview = await api.call("previewStampcardChange", { params: { id }, query: changed }, as());
      await change(id, changed);
      const after = await fillingsOf(id);
      const expected = new Map([...before].map(([key, filling]) => [key, keepBetter(filling, changed, today())]));
      expect(after).toEqual(expected);
      const running = [...before.values()].filter(
        ({ status, endsOn }) => status === "OPEN" && Temporal.PlainDate.compare(endsOn, today()) >= 0,
      );
      const expectedCounts = { filled: 0, better: 0, kept: 0, same: 0 };
      for (const filling of running)
        expectedCounts[promiseChange(filling, changed, today()).toLowerCase() as keyof typeof expectedCounts] += 1;
      expect(preview).toEqual(expectedCounts);
      for (const key of Object.keys(met) as (keyof typeof met)[]) met[key] += preview[key];
      api.clock.now = api.clock.now.add({ hours: 24 * 9 });
      club.merchant.token = await signIn(api, club.merchant.accountId, "ROLE_MERCHANT");
    }
    // Repeating the same terms changes no filling.
    const last = promises.at(-1) as CardPromise;
    const unchanged = await fillingsOf(id);
    await change(id, last);
    expect(await fillingsOf(id)).toEqual(unchanged);
    expect(Object.values(met).filter((count) => count > 0).length).toBeGreaterThanOrEqual(3);
    const checked = await runChecks(api.services.db.platform);
    expect(checked.filter(({ violations }) => violations.length > 0)).toEqual([]);
  });

  test("does not reopen expired fillings and does not count them", async () => {
    const { id } = await makeStampCard(api, club, { stampsAmount: 5, monthValidation: 1 });
    const { memberId } = await makeMember(api, club);
    await give(id, memberId, 2);
    api.clock.now = api.clock.now.add({ hours: 24 * 40 });
    club.merchant.token = await signIn(api, club.merchant.accountId, "ROLE_MERCHANT");
    const [before, longer] = [await fillingsOf(id), promise(5, 12)];
    const preview = await api.call("previewStampcardChange", { params: { id }, query: longer }, as());
    expect(preview).toEqual({ filled: 0, better: 0, kept: 0, same: 0 });
    await change(id, longer);
    expect(await fillingsOf(id)).toEqual(before);
  });

  test("gives the reward at once to a member with enough stamps for the new terms", async () => {
    const { id } = await makeStampCard(api, club, { stampsAmount: 10 });
    const { memberId } = await makeMember(api, club);
    await give(id, memberId, 7);
    expect(await change(id, promise(6))).toMatchObject({ collecting: 0, completed: 1 });
    const till = await api.call("getAtTill", { params: { membershipId: await numberOf(api, memberId) } }, as());
    expect(till.stampcardCoupons).toHaveLength(1);
    await give(id, memberId, 2);
    expect([...(await fillingsOf(id)).values()].map(({ order, collected }) => [order, collected])).toEqual([
      [1, 7],
      [2, 2],
    ]);
  });

  test("of another club returns NOT_FOUND", async () => {
    const other = await makeClub(api);
    const { id } = await makeStampCard(api, other);
    const request = api.call("previewStampcardChange", { params: { id }, query: promise(8) }, as());
    expect(await codeOf(request)).toBe("NOT_FOUND");
  });
});

describe("a copy of a stamp card", () => {
  test("is a draft with everything except the name, the status and the history", async () => {
    const card = await makeStampCard(api, club, { stampMark: "bun" }, "WITHDRAWN");
    const copy = await api.call("copyStampcard", { params: { id: card.id }, body: { name: "En till" } }, as());
    expect(copy).toEqual({
      ...card,
      id: copy.id,
      name: "En till",
      publishStatus: "NEW",
      storedStatus: "NEW",
      version: copy.version,
      coupon: { ...card.coupon, id: copy.coupon.id },
    });
    expect(copy.id).not.toBe(card.id);
  });

  test("needs a name and an existing card", async () => {
    const { id } = await makeStampCard(api, club);
    expect(await codeOf(api.call("copyStampcard", { params: { id }, body: { name: "" } }, as()))).toBe("REQUIRED");
    expect(await codeOf(api.call("copyStampcard", { params: { id: 999_999 }, body: { name: "En till" } }, as()))).toBe(
      "NOT_FOUND",
    );
  });
});
