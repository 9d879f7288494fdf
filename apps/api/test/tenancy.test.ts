import { beforeAll, describe, expect, test } from "vitest";
import { type Club, makeClub, makeMember } from "./factories.ts";
import { startApi, type TestApi } from "./harness.ts";

/** The tables without a chain; whoever adds one says here that it may be read without the wall. */
const withoutChain = [
  "account",
  "account_acceptance",
  "account_authenticator",
  "account_contact_change",
  "account_device",
  "account_passkey",
  "account_recovery_code",
  "account_token",
  "chain",
  "company",
  "company_merchant",
  "invitation",
  "invitation_token",
  "migration",
  "platform_audit_entry",
  "platform_message",
  "platform_secret",
  "rate_limit",
  "retired_subdomain",
  "second_step",
  "staff_session",
];

let api: TestApi;
let here: Club;
let there: Club;
beforeAll(async () => {
  api = await startApi();
  [here, there] = [await makeClub(api), await makeClub(api)];
});

describe("the second wall", () => {
  test("every other table forces row-level security, by chain", async () => {
    const { rows } = await api.owner.query<{ name: string; forced: boolean; policies: string[] }>(`
      select c.relname as name, c.relforcerowsecurity and c.relrowsecurity as forced,
        array(select policyname::text from pg_policies p where p.tablename = c.relname order by 1) as policies
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);
    const open = rows.filter(({ forced }) => !forced).map(({ name }) => name);
    expect(open).toEqual(withoutChain);
    for (const { forced, policies } of rows) if (forced) expect(policies).toEqual(["platform", "tenant"]);
  });

  test("every tenant table's key and its references begin with the chain", async () => {
    const { rows } = await api.owner.query<{ name: string; columns: string[] }>(`
      select conname as name, array(select attname::text from unnest(conkey) with ordinality k (n, place)
        join pg_attribute on attrelid = conrelid and attnum = k.n order by place) as columns
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where relnamespace = 'public'::regnamespace and relforcerowsecurity and contype in ('p', 'f')
        and confrelid not in ('account'::regclass)`);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(({ columns }) => columns[0] !== "chain_id")).toEqual([]);
  });

  test("without a chain set, the app's role sees no row", async () => {
    await makeMember(api, here);
    const client = await api.owner.connect();
    try {
      await client.query("set role stammis_app");
      expect((await client.query("select count(*)::int as n from member")).rows).toEqual([{ n: 0 }]);
      await client.query(`begin; set local stammis.chain_id = ${there.chain.id}`);
      expect((await client.query("select count(*)::int as n from member")).rows).toEqual([{ n: 0 }]);
      await client.query(`set local stammis.chain_id = ${here.chain.id}`);
      expect((await client.query("select count(*)::int as n from member")).rows).toEqual([{ n: 1 }]);
      await client.query("rollback; reset role");
    } finally {
      client.release();
    }
  });

  test("invitations are the platform's alone: a chain's role reads none, not even its own", async () => {
    for (const table of ["invitation", "invitation_token"]) {
      const { rows } = await api.owner.query("select has_table_privilege('stammis_app', $1, 'select') as may", [table]);
      expect(rows).toEqual([{ may: false }]);
    }
  });

  test("a row of another chain cannot be written", async () => {
    const insert = api.services.db.inChain(here.chain.id, (trx) =>
      trx.insertInto("category").values({ chain_id: there.chain.id, name: "Smuggel" }).execute(),
    );
    await expect(insert).rejects.toThrow("row-level security");
  });

  test("the chain is set for one transaction only", async () => {
    const sees = () => api.services.db.read(here.chain.id, (q) => [q.selectFrom("category").select("chain_id")]);
    for (let round = 0; round < 30; round++) {
      const [rows] = await sees();
      expect(rows.every(({ chain_id }) => chain_id === here.chain.id)).toBe(true);
      const [others] = await api.services.db.read(there.chain.id, (q) => [q.selectFrom("category").select("chain_id")]);
      expect(others.every(({ chain_id }) => chain_id === there.chain.id)).toBe(true);
    }
  });

  test("entries, purchases and lots' promises cannot be changed or removed by the app", async () => {
    const { rows } = await api.owner.query<{ may: boolean }>(`
      select bool_or(has_table_privilege(role, name, what)) as may
      from unnest(array['stammis_app', 'stammis_platform']) role,
        unnest(array['point_entry', 'purchase', 'redemption', 'redemption_cancellation', 'sms_entry', 'consent', 'audit_entry']) name,
        unnest(array['update', 'delete', 'truncate']) what`);
    expect(rows).toEqual([{ may: false }]);
    const lot =
      await api.owner.query(`select has_column_privilege('stammis_app', 'point_lot', 'amount', 'update') as amount,
      has_column_privilege('stammis_app', 'point_lot', 'left_points', 'update') as left_points`);
    expect(lot.rows).toEqual([{ amount: false, left_points: true }]);
  });
});
