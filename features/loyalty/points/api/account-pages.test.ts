import { expect, test } from "vitest";
import { makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { explainPoints } from "#tests/domain/whole-account.ts";
import { openTill, travel } from "#tests/engine/till.ts";
import type { DatedEntry, LotOrigin } from "../domain/explain-points.ts";

/** Reads a complete account as stored. */
async function readWhole(api: TestApi, memberId: number) {
  const lots = await api.owner.query<LotOrigin>(
    `select id::float8, amount::int, valid_through::text as "validThrough", source, purchase_id::float8 as "purchaseId", reason
     from point_lot where member_id = $1 order by id`,
    [memberId],
  );
  const entries = await api.owner.query<DatedEntry & { id: number }>(
    `select id::float8, kind, lot_id::float8 as "lotId", other_lot_id::float8 as "otherLotId", points::int,
       to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
       redemption_id::float8 as "redemptionId", deduction_id::float8 as "deductionId", return_id::float8 as "returnId"
     from point_entry where member_id = $1 order by id`,
    [memberId],
  );
  const date = (value: unknown) => Temporal.PlainDate.from(String(value));
  return {
    lots: lots.rows.map((lot) => ({ ...lot, validThrough: date(lot.validThrough) })),
    entries: entries.rows.map((entry) => ({ ...entry, at: Temporal.Instant.from(String(entry.at)) })),
  };
}

test("a long account has the same lines and past balances page by page as in full", async () => {
  const api = await startApi();
  const club = await makeClub(api);
  await api.owner.query("update club_points set month_validation = 2 where chain_id = $1", [club.chain.id]);
  const { memberId, membershipNumber: membershipId } = await makeMember(api, club);
  // Performs each action that can follow another, while points expire in between.
  for (let round = 0; round < 12; round++) {
    const at = api.clock.now.add({ hours: 24 * 11 });
    await travel(api, club, at);
    const shop = openTill(api, club);
    const { purchaseId } = await shop.visit(memberId, { amount: 150 });
    const { redemptions } = await shop.visit(memberId, { couponIds: [club.couponId] });
    const gift = await shop.correct(memberId, 40 + round);
    if (round % 3 === 0) await shop.bringBack(purchaseId, 150);
    if (round % 3 === 0) await shop.cancel(redemptions[0]?.redemptionId as number);
    await travel(api, club, api.clock.now.add({ hours: 24 * 3 }));
    if (round % 3 === 1) await openTill(api, club).bringBack(purchaseId, 150);
    await openTill(api, club).visit(memberId, { amount: 70 });
    if (round % 4 === 1) await openTill(api, club).withdraw(gift.lotId);
    if (round % 4 === 2) await openTill(api, club).deduct(memberId, 5);
  }
  await travel(api, club, api.clock.now.add({ hours: 24 * 100 }));

  const as = () => ({ as: club.merchant.token, chain: club.chain.subdomain });
  const pages: unknown[][] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const query: { cursor?: string } = cursor ? { cursor } : {};
    const page: Awaited<ReturnType<typeof read>> = await read(query);
    pages.unshift(
      page.rows
        .map(({ kind, date, points, balance, owed, parts }) => [
          ...[kind, date, points, balance, owed],
          parts.map((part) => [part.lotId, part.points]),
        ])
        .reverse(),
    );
    cursor = page.nextCursor;
  }
  function read(query: { cursor?: string }) {
    return api.call("getMemberPointsAccount", { params: { membershipId }, query }, as());
  }

  const { lots, entries } = await readWhole(api, memberId);
  const fullAccount = explainPoints(
    lots,
    entries,
    Temporal.PlainDate.from(api.clock.now.toString().slice(0, 10)),
    "Europe/Stockholm",
  );
  const expectedLines = fullAccount.map(({ kind, on, points, balance, owed, parts }) => [
    ...[kind, on.toString(), points, balance, owed],
    parts.map((part) => [part.lotId, part.points]),
  ]);
  expect(pages.flat()).toEqual(expectedLines);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.every((rows) => rows.length > 0 && rows.length <= 15)).toBe(true);
  expect(new Set(fullAccount.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8);

  // A past balance is the balance after the last line up to that day.
  for (const line of fullAccount.filter((_, index) => index % 5 === 0)) {
    const last = fullAccount.findLast(({ on }) => Temporal.PlainDate.compare(on, line.on) <= 0);
    const query = { date: line.on.toString() };
    const answer = await api.call("getMemberBalance", { params: { membershipId }, query }, as());
    expect(answer).toEqual({ date: query.date, balance: last?.balance, owed: last?.owed });
  }
});
