import { beforeAll, expect, test } from "vitest";
import { isOnNodes } from "../api/database/is-on-nodes.ts";
import { makeClub, makeMember } from "../api/factories.ts";
import { startApi, type TestApi } from "../api/harness.ts";
import { wholeReads } from "./whole-reads.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const club = await makeClub(api);
  const { memberId } = await makeMember(api, club);
  await api.owner.query(
    `insert into purchase (chain_id, registration_key, member_id, location_id, purchased_at, purchased_on, amount_ore)
     select $1, gen_random_uuid(), $2, $3, day, day::date, 100 from generate_series('2025-01-01'::timestamptz, '2026-01-01', '1 hour') day`,
    [club.chain.id, memberId, club.locationIds[0]],
  );
  await api.owner.query("analyze purchase");
});

test.skipIf(isOnNodes).each([
  [
    "by a date that may not pass the wall",
    "select count(*) from purchase where chain_id = $1 and purchased_at >= $2::date",
    1,
  ],
  ["by its moment", "select count(*) from purchase where chain_id = $1 and purchased_at >= $2::timestamptz", 0],
  ["by one of two", "select 1 from purchase where chain_id = $1 and (id = any($2) or id in (select $3::bigint))", 1],
  ["by its number", "select 1 from purchase where chain_id = $1 and id = any($2)", 0],
  [
    "a page",
    "select id from purchase where chain_id = $1 and amount_ore > $2 order by purchased_at desc, id desc limit 15",
    0,
  ],
  [
    "a page behind an optional condition",
    `select id from purchase where chain_id = $1 and ($2::bigint is null or member_id = $2)
       order by purchased_at desc, id desc limit 15`,
    1,
  ],
])("a club’s purchases are read completely without a suitable index: %s", async (_, statement, times) => {
  const client = await api.owner.connect();
  try {
    await client.query("begin; set local role stammis_app; set local stammis.chain_id = 1");
    expect(await wholeReads(client, [statement], ["purchase"])).toHaveLength(times);
    await client.query("rollback");
  } finally {
    client.release();
  }
});
