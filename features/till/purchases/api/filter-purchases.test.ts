import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { buy, type Club, makeClub, makeMember, makeStaff } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { makeCampaign } from "#tests/api/offers.ts";
import { openTill } from "#tests/engine/till.ts";

let api: TestApi;
let club: Club;
let cashier: { token: string; accountId: number };
let bread: number;
let campaignId: number;
const ids: number[] = [];
const members: number[] = [];

const as = (token = club.merchant.token) => ({ as: token, chain: club.chain.subdomain });

beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  cashier = await makeStaff(api, club, "ROLE_CASHIER", [club.locationIds[1]]);
  bread = (await api.call("createCategory", { body: { name: "Bröd" } }, as())).id;
  campaignId = (await makeCampaign(api, club)).id;
  const before = api.clock.now;
  for (let n = 0; n < 12; n++) {
    api.clock.now = before.subtract({ hours: 24 * (12 - n) });
    const { memberId, membershipNumber: membershipId } = await makeMember(api, club);
    members.push(memberId);
    const isSouth = n % 3 === 0;
    const purchase = {
      membershipId,
      amount: 100 + n * 50.5,
      pointOfSaleId: club.locationIds[isSouth ? 1 : 0] as number,
      categoryIds: n % 2 ? [bread] : [],
      campaignIds: n === 4 ? [campaignId] : [],
      amountConfirmed: true,
    };
    const token = isSouth ? cashier.token : club.merchant.token;
    const { purchaseId } = await api.call("registerPurchase", { body: purchase }, { ...as(token), key: randomUUID() });
    ids.push(purchaseId);
  }
  api.clock.now = before;
  await buy(api, club, members[1] as number, 20, [club.couponId]);
  const { rows } = await list({ memberId: members[1] });
  ids.push(rows[0]?.id as number);
  const returnPurchase = (id: number | undefined, amount: number, at: number) =>
    api.call(
      "returnPurchase",
      { params: { id: id as number }, body: { pointOfSaleId: at, amount, reason: "Ångrat" } },
      as(),
    );
  await returnPurchase(ids[2], 201, club.locationIds[0]);
  await returnPurchase(ids[5], 52.5, club.locationIds[0]);
});

type Query = Record<string, unknown>;
const list = (query: Query, token?: string) => api.call("listPurchases", { query }, as(token));
const totals = (query: Query, token?: string) => api.call("getPurchaseTotals", { query }, as(token));

async function everything(query: Query, token?: string) {
  const rows: Awaited<ReturnType<typeof list>>["rows"] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({ ...query, ...(cursor && { cursor }) }, token);
    rows.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  return rows;
}
const findIndexes = async (query: Query, token?: string) =>
  (await everything(query, token)).map(({ id }) => ids.indexOf(id));

describe("the filters of purchases", () => {
  test("select by cashier, point of sale, category and campaign", async () => {
    expect(await findIndexes({ cashierId: cashier.accountId })).toEqual([9, 6, 3, 0]);
    expect(await findIndexes({ pointOfSaleId: club.locationIds[1] })).toEqual([9, 6, 3, 0]);
    expect(await findIndexes({ categoryId: bread })).toEqual([11, 9, 7, 5, 3, 1]);
    expect(await findIndexes({ categoryId: bread, cashierId: cashier.accountId })).toEqual([9, 3]);
    expect(await findIndexes({ campaignId })).toEqual([4]);
    expect((await list({ cashierId: cashier.accountId })).rows[0]?.cashierId).toBe(cashier.accountId);
  });

  test("select by the kept amount, with both limits included", async () => {
    expect(await findIndexes({ amountFrom: 605 })).toEqual([11, 10]);
    expect(await findIndexes({ amountFrom: 605, amountTo: 605 })).toEqual([10]);
    expect(await findIndexes({ amountTo: 100, sort: "-amount" })).toEqual([2, 12, 0]);
    expect(await findIndexes({ amountFrom: 300, amountTo: 300 })).toEqual([5]);
  });

  test("select returned purchases, purchases with a coupon and large purchases", async () => {
    expect(await findIndexes({ only: "RETURNED" })).toEqual([5, 2]);
    expect(await findIndexes({ only: "WITH_COUPON" })).toEqual([12]);
    expect(await findIndexes({ only: "LARGE" })).toEqual([]);
    const { purchaseId } = await openTill(api, club).visit(members[3] as number, {
      amount: 60_000,
      amountConfirmed: true,
    });
    ids.push(purchaseId);
    expect(await findIndexes({ only: "LARGE" })).toEqual([13]);
    expect(await totals({ only: "LARGE" })).toMatchObject({ purchases: 1, kept: 60_000, complete: true });
  });

  test("refuse an invalid amount and an unknown kind", async () => {
    for (const query of [{ amountFrom: 1.234 }, { amountFrom: -1 }, { only: "SOMETHING" }]) {
      expect((await api.ask("listPurchases", { query } as never, as())).status).toBe(400);
      expect((await api.ask("getPurchaseTotals", { query } as never, as())).status).toBe(400);
    }
  });
});

describe("the totals of purchases", () => {
  const filter = fc.record(
    {
      cashierId: fc.constant("cashier"),
      categoryId: fc.constant("bread"),
      pointOfSaleId: fc.constantFrom(0, 1),
      since: fc.integer({ min: 0, max: 13 }),
      until: fc.integer({ min: 0, max: 13 }),
      amountFrom: fc.integer({ min: 0, max: 700 }),
      only: fc.constantFrom("RETURNED", "WITH_COUPON"),
    },
    { requiredKeys: [] },
  );

  test("equal the sums of the rows within the caller’s reach, for any filters", async () => {
    const near = await makeStaff(api, club, "ROLE_LOCAL_MERCHANT", [club.locationIds[1]]);
    const today = Temporal.PlainDate.from("2026-11-21");
    await fc.assert(
      fc.asyncProperty(filter, fc.boolean(), async (chosen, isNear) => {
        const day = (daysAgo: number | undefined) =>
          daysAgo === undefined ? {} : today.subtract({ days: daysAgo }).toString();
        const query: Query = {
          ...(chosen.cashierId && { cashierId: cashier.accountId }),
          ...(chosen.categoryId && { categoryId: bread }),
          ...(chosen.pointOfSaleId !== undefined && { pointOfSaleId: club.locationIds[chosen.pointOfSaleId] }),
          ...(chosen.since !== undefined && { since: day(chosen.since) }),
          ...(chosen.until !== undefined && { until: day(chosen.until) }),
          ...(chosen.amountFrom !== undefined && { amountFrom: chosen.amountFrom }),
          ...(chosen.only && { only: chosen.only }),
        };
        const token = isNear ? near.token : club.merchant.token;
        const rows = await everything(query, token);
        const sum = (read: (row: (typeof rows)[number]) => number) =>
          Math.round(rows.reduce((all, row) => all + read(row), 0) * 100) / 100;
        const gone = rows.filter((row) => row.returnedAmount === row.totalAmount).length;
        expect(await totals(query, token)).toMatchObject({
          purchases: rows.length,
          whollyReturned: gone,
          kept: sum((row) => row.totalAmount - row.returnedAmount),
          returned: sum((row) => row.returnedAmount),
          points: sum((row) => row.earnedPoints - row.returnedPoints),
          complete: true,
        });
      }),
      { numRuns: 40 },
    );
  });

  test("cover only the newest 10 000 purchases and report this limit", async () => {
    const own = await makeClub(api);
    const { memberId } = await makeMember(api, own);
    await api.owner.query(
      `insert into purchase (chain_id, member_id, location_id, amount_ore, purchased_at, purchased_on, registration_key)
        select $1, $2, $3, 1000, $4::timestamptz + n * interval '1 second', $4::timestamptz::date, gen_random_uuid() from generate_series(1, 10010) as n`,
      [own.chain.id, memberId, own.locationIds[0], api.clock.now.toString()],
    );
    const ask = { as: own.merchant.token, chain: own.chain.subdomain };
    expect(await api.call("getPurchaseTotals", { query: { memberId } }, ask)).toMatchObject({
      purchases: 10_000,
      kept: 100_000,
      average: 10,
      complete: false,
    });
  });
});
