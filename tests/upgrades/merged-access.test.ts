import { expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { emptyDatabase } from "../api/database/test-databases.ts";

test("an upgrade ends the sessions, devices and passwords that earlier merges handed over, and no others", async () => {
  const database = await emptyDatabase();
  await migrate(database, { through: "0229_lots_with_amounts.sql" });
  const [survivor, other, alone, restoredMember] = [1, 2, 3, 4];
  await withClient(database, async (client) => {
    await client.query(`
      insert into company (name, trial_ends_on) values ('Kafé AB', '2099-01-01');
      insert into chain (company_id, name, commercial_name, subdomain) select id, 'Kafé', 'Kafé', 'kafe' from company;
      insert into member (chain_id, membership_number, email, password_hash)
        select chain.id, lpad(n::text, 12, '0'), n || '@example.com', 'hash' from chain, generate_series(1, 4) n;
      update member set removed_at = now(), merged_into = ${survivor} where id = ${other};
      insert into member_merge (chain_id, kept_id, other_id, merged_at, undone_at) select chain.id, k, o, now(), undone
        from chain, (values (${survivor}, ${other}, null::timestamptz), (${alone}, ${restoredMember}, now())) as merge (k, o, undone);
      insert into member_session (chain_id, token_hash, member_id, expires_at)
        select chain_id, sha256(id::text::bytea), id, 'infinity' from member where merged_into is null;
      insert into member_device (chain_id, member_id, token_hash, created_at, last_used_at)
        select chain_id, id, sha256(id::text::bytea), now(), now() from member`);
  });
  await migrate(database);
  await withClient(database, async (client) => {
    const read = async (text: string) => (await client.query<{ id: string }>(text)).rows.map(({ id }) => Number(id));
    expect(await read("select member_id as id from member_session order by 1")).toEqual([alone, restoredMember]);
    expect(await read("select member_id as id from member_device order by 1")).toEqual([
      survivor,
      alone,
      restoredMember,
    ]);
    expect(await read("select id from member where password_hash is not null order by 1")).toEqual([
      survivor,
      alone,
      restoredMember,
    ]);
  });
});
