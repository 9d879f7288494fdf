import { sql } from "kysely";
import { expect, test } from "vitest";
import { isOnNodes } from "#tests/api/database/is-on-nodes.ts";
import { makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi } from "#tests/api/harness.ts";
import { writeEntries } from "./write-account.ts";

const today = Temporal.PlainDate.from("2026-11-21");

test.skipIf(isOnNodes)("using up lots updates their rows in place, without index writes", async () => {
  const api = await startApi();
  const club = await makeClub(api);
  const { memberId } = await makeMember(api, club);
  // Creates full pages of lots, and uses up ten lots of one page at once.
  const { rows: lots } = await api.owner.query(
    `insert into point_lot (chain_id, member_id, earned_on, valid_through, amount, left_points, source, reason, account_id)
    select $1, $2, '2026-11-21', '2027-11-20', 10, 10, 'OPENING_BALANCE', 'Från förut', $3 from generate_series(1, 200)
    returning id`,
    [club.chain.id, memberId, club.merchant.accountId],
  );
  const who = { chainId: club.chain.id, memberId, now: api.clock.now, today };
  const entries = lots.slice(0, 10).map(({ id }) => {
    return { kind: "RETURN" as const, lotId: Number(id), points: 10, otherLotId: null };
  });
  const written = await api.services.db.inChain(club.chain.id, async (trx, { batch }) => {
    await batch(...writeEntries(who, entries));
    const counted = sql<{ updated: number; inPlace: number }>`select
      pg_stat_get_xact_tuples_updated('point_lot'::regclass)::int as updated,
      pg_stat_get_xact_tuples_hot_updated('point_lot'::regclass)::int as "inPlace"`;
    return (await counted.execute(trx)).rows[0];
  });
  expect(written).toEqual({ updated: 10, inPlace: 10 });
});
