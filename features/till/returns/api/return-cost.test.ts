import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { build } from "#packages/server/db/database.ts";
import { isOnNodes } from "#tests/api/database/is-on-nodes.ts";
import { rowsRead } from "#tests/api/database/rows-read.ts";
import { type Club, makeClub, makeMember } from "#tests/api/factories.ts";
import { startApi, type TestApi } from "#tests/api/harness.ts";
import {
  type GivenAsked,
  selectGivenStamps,
  selectGivenVisits,
  selectNotCancelled,
  selectReachedFillings,
  selectReachedLots,
  selectTaken,
} from "./given-queries.ts";

let api: TestApi;
let club: Club;
let selection: GivenAsked;
const today = Temporal.PlainDate.from("2026-11-28");

/** Creates a member with ten purchases, four of them expired, in a club with two hundred such members. */
beforeAll(async () => {
  api = await startApi();
  club = await makeClub(api);
  const { memberId } = await makeMember(api, club);
  const { rows } = await api.owner.query(
    `with others as (insert into member (chain_id, membership_number, email, first_name, last_name)
       select $1, lpad(n::text, 12, '0'), n || '@example.com', 'A', 'L' from generate_series(1, 200) n returning id),
     bought as (
       insert into purchase (chain_id, registration_key, member_id, location_id, purchased_at, purchased_on, amount_ore)
       select $1, gen_random_uuid(), id, $3, day + interval '11 hours', day, 10000
       from (select id from others union select $2) each, generate_series($4::date - 9, $4::date, '1 day') day
       returning id, member_id, purchased_on),
     lot as (
       insert into point_lot (chain_id, member_id, purchase_id, earned_on, valid_through, amount, left_points, points_per_krona_hundredths)
       select $1, member_id, id, purchased_on, case when purchased_on < $4::date - 5 then purchased_on else purchased_on + 365 end, 100, 100, 100 from bought returning id, member_id),
     entry as (insert into point_entry (chain_id, member_id, lot_id, kind, points, at)
       select $1, member_id, id, 'EARN', 100, now() from lot)
     select max(id) as id from bought where member_id = $2`,
    [club.chain.id, memberId, club.locationIds[0], today.toString()],
  );
  await api.owner.query(
    "vacuum analyze member, purchase, point_lot, point_entry, redemption, stamp_entry, stamp_card_usage",
  );
  selection = { memberId, purchases: sql`select ${rows[0].id}::bigint`, useIds: [] };
});

test.skipIf(isOnNodes).each([
  ["lots", () => selectReachedLots(build, selection, today)],
  ["what uses took", () => selectTaken(build, selection)],
  ["uses", () => selectNotCancelled(build, selection)],
  ["visits", () => selectGivenVisits(build, selection)],
  ["fillings", () => selectReachedFillings(build, selection)],
  ["stamps", () => selectGivenStamps(build, selection)],
])("a return reads only its member’s rows: %s", async (_, query) => {
  expect(await rowsRead(api, club, query())).toBeLessThan(50);
});
