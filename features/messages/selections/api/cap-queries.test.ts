import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { statement } from "#packages/server/db/prepared.ts";
import { pagesRead } from "#tests/api/database/table-reads.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import { haveOldSendouts } from "#tests/api/messages/old-sendouts.ts";
import { makeSendout } from "#tests/api/messages/sendouts.ts";
import { askOfAll } from "./ask-of-all.ts";
import { membersAtCap } from "./cap-queries.ts";
import { contacted, selectCounts } from "./count-selection.ts";
import { matchSelection } from "./matching.ts";
import { figuresRow } from "./row-queries.ts";

const now = Temporal.ZonedDateTime.from("2026-11-21T12:00[Europe/Stockholm]");
const cap = { messages: 2, days: 7 };

let api: TestApi;
let club: Club;
let memberIds: number[];
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  memberIds = [];
  for (let n = 0; n < 40; n++) memberIds.push((await makeMember(api, club, { email_notification: true })).memberId);
});

/** Creates a sendout with these messages: recipient, medium, time and occasion. */
async function wrote(...rows: { to: number; by?: string; hoursAgo?: number | null; occasion?: number }[]) {
  const { id } = await makeSendout(api, club);
  for (const { to, by = "EMAIL", hoursAgo = 24, occasion = 0 } of rows) {
    const at = hoursAgo === null ? null : now.subtract({ hours: hoursAgo }).toInstant().toString();
    await api.owner.query(
      `insert into sendout_recipient (chain_id, sendout_id, medium, member_id, occasion, state, sent_at, claim, claimed_at,
         chosen_at, through)
       values ($1, $2, $3, $4, $5::bigint, case when $6::timestamptz is null then 'CLAIMED' else 'SENT' end, $6,
         case when $6 is null then 1 end, case when $6 is null then '2020-01-01'::timestamptz end,
         case when $5 <> 0 then '2026-11-20'::timestamptz end, case when $5 <> 0 then '2026-11-20'::date end)`,
      [club.chain.id, id, by, to, occasion, at],
    );
  }
  return id;
}

const atCap = async (sendoutId?: number) => {
  const [rows] = await api.services.db.read(club.chain.id, () => [
    statement(
      sql<{
        member_id: number;
      }>`select member_id from ${membersAtCap(cap, now, sendoutId)} as capped order by member_id`,
    ),
  ]);
  return rows.map(({ member_id }) => memberIds.indexOf(member_id));
};

test("the frequency cap counts messages in progress, ignores old ones, and counts both media of a sendout as one message", async () => {
  const [one, two, three, four, five] = memberIds as [number, number, number, number, number];
  await wrote({ to: one }, { to: one, by: "SMS" }, { to: two }, { to: three }, { to: four, hoursAgo: 24 * 7 + 1 });
  await wrote({ to: two, hoursAgo: null }, { to: three, hoursAgo: 24 * 7 - 1 }, { to: four });
  const own = await wrote({ to: five, occasion: 1 }, { to: five, occasion: 2 }, { to: four });
  expect(await atCap()).toEqual([1, 2, 3, 4]);
  // A sendout's own message does not count against it.
  expect(await atCap(own)).toEqual([1, 2, 4]);
  await api.owner.query("delete from sendout_recipient");
  await api.owner.query("delete from sendout_day");
});

async function manyMembers(count: number): Promise<number[]> {
  const { rows } = await api.owner.query<{ id: number }>(
    `insert into member (chain_id, membership_number, email, first_name, last_name)
     select $1, lpad(n::text, 12, '0'), n || '@example.com', 'A', 'L' from generate_series(1, $2::int) n returning id::int`,
    [club.chain.id, count],
  );
  return rows.map(({ id }) => id);
}

test("neither a live count nor a sendout's reach reads recipients of earlier sendouts", async () => {
  await haveOldSendouts(api, club, await manyMembers(400), 60);
  await wrote(...memberIds.map((to) => ({ to })));
  await wrote(...memberIds.slice(0, 10).map((to) => ({ to, hoursAgo: null })));
  const matching = matchSelection(null, { today: now.toPlainDate(), timeZone: now.timeZoneId, locationIds: null });
  const [counted, byCount, byReach] = await api.services.db.inChain(club.chain.id, async (trx) => {
    await askOfAll(trx, matching).execute();
    const had = contacted(cap, figuresRow, now);
    const [counts] = await selectCounts(trx, { ...matching, row: figuresRow }, figuresRow.isThere, had).execute();
    const read = await pagesRead(trx, "sendout_recipient");
    await sql`select from ${membersAtCap(cap, now, 1)} as capped`.execute(trx);
    return [counts, read, (await pagesRead(trx, "sendout_recipient")) - read];
  });
  expect(counted).toMatchObject({ matched: 440, email_contacted: 10 });
  expect(Math.max(byCount, byReach)).toBeLessThan(60);
});
