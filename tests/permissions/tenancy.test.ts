import { sql } from "kysely";
import type pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { tenantTables } from "#packages/server/db/tenant-tables.ts";
import { isOnNodes } from "../api/database/is-on-nodes.ts";
import { type Club, makeClub, makeMember } from "../api/factories.ts";
import { loginsAt, startApi, type TestApi } from "../api/harness.ts";

/** Tables without a chain, listed here because they may be read without row-level security. */
const withoutChain = [
  "account",
  "account_acceptance",
  "account_authenticator",
  "account_contact_change",
  "account_device",
  "account_passkey",
  "account_recovery_code",
  "account_token",
  "announcement",
  "announcement_closing",
  "billing_account",
  "billing_notice",
  "books",
  "books_change",
  "card_charge",
  "card_dispute",
  "chain",
  "company",
  "company_budget",
  "company_merchant",
  "company_move",
  "company_plan",
  "early_sms_report",
  "heartbeat",
  "impersonation",
  "incident",
  "incident_change",
  "invitation",
  "invitation_token",
  "invoice",
  "invoice_line",
  "invoice_reminder",
  "invoice_series",
  "mail_refusal",
  "merchant_notice",
  "migration",
  "moved_invoice",
  "moved_subdomain",
  "moved_unsubscribe_id",
  "payment",
  "payment_chargeback",
  "payment_refund",
  "plan",
  "plan_price",
  "platform_audit_entry",
  "platform_document",
  "platform_document_version",
  "platform_message",
  "platform_month",
  "platform_secret",
  "processing_activity",
  "processing_record",
  "rate_limit",
  "received_sms",
  "repayment",
  "retired_subdomain",
  "second_step",
  "seller",
  "sms_package",
  "staff_session",
  "subscription",
  "support_message",
];

let api: TestApi;
let here: Club;
let there: Club;
beforeAll(async () => {
  api = await startApi();
  [here, there] = [await makeClub(api), await makeClub(api)];
});

describe("tenant isolation in the database", () => {
  test.skipIf(isOnNodes)(
    "forces row-level security by chain on every table except those listed without a chain",
    async () => {
      const { rows } = await api.owner.query<{ name: string; forced: boolean; policies: string[] }>(`
      select c.relname as name, c.relforcerowsecurity and c.relrowsecurity as forced,
        array(select policyname::text from pg_policies p where p.tablename = c.relname order by 1) as policies
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);
      const open = rows.filter(({ forced }) => !forced).map(({ name }) => name);
      expect(open).toEqual(withoutChain);
      for (const { name, forced, policies } of rows) {
        // The owner of functions that reveal one secret at a time is also subject to row-level security.
        const secrets = ["member", "staff_pin"].includes(name) ? ["secrets"] : [];
        if (forced) expect(policies).toEqual(["platform", ...secrets, "tenant"]);
      }
    },
  );

  test("starts each tenant table’s key and references with the chain", async () => {
    const { rows } = await api.owner.query<{ name: string; columns: string[] }>(`
      select conname as name, array(select attname::text from unnest(conkey) with ordinality k (n, place)
        join pg_attribute on attrelid = conrelid and attnum = k.n order by place) as columns
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where relnamespace = 'public'::regnamespace and relforcerowsecurity and contype in ('p', 'f')
        and confrelid not in ('account'::regclass)`);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(({ columns }) => columns[0] !== "chain_id")).toEqual([]);
  });

  test("includes the chain in each tenant table’s unique keys", async () => {
    const { rows } = await api.owner.query<{ name: string; columns: string[] }>(`
      select indexrelid::regclass::text as name, array(select attname::text from unnest(indkey) k
        join pg_attribute on attrelid = indrelid and attnum = k) as columns
      from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = 'public'::regnamespace and relforcerowsecurity and indisunique`);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(({ columns }) => !columns.includes("chain_id"))).toEqual([]);
  });

  test("covers exactly the tables that the query builder knows as tenant tables", async () => {
    const { rows } = await api.owner.query<{ name: string }>(`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity`);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(tenantTables));
  });

  test("hides every row from the app’s role without a chain", async () => {
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

  test("hides invitations from a chain’s role, even its own", async () => {
    for (const table of ["invitation", "invitation_token"]) {
      const { rows } = await api.owner.query("select has_table_privilege('stammis_app', $1, 'select') as may", [table]);
      expect(rows).toEqual([{ may: false }]);
    }
  });

  test("refuses to write a row of another chain", async () => {
    const insert = api.services.db.inChain(here.chain.id, (trx) =>
      trx.insertInto("category").values({ chain_id: there.chain.id, name: "Smuggel" }).execute(),
    );
    await expect(insert).rejects.toThrow("row-level security");
  });

  test("applies a chain for one transaction only", async () => {
    const sees = () => api.services.db.read(here.chain.id, (q) => [q.selectFrom("category").select("chain_id")]);
    for (let round = 0; round < 30; round++) {
      const [rows] = await sees();
      expect(rows.every(({ chain_id }) => chain_id === here.chain.id)).toBe(true);
      const [others] = await api.services.db.read(there.chain.id, (q) => [q.selectFrom("category").select("chain_id")]);
      expect(others.every(({ chain_id }) => chain_id === there.chain.id)).toBe(true);
    }
  });

  test("lets the app neither change nor delete entries, purchases and lots’ terms", async () => {
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

  test("reveals hashes of passwords and PINs only one at a time, within the own chain", async () => {
    const { memberId } = await makeMember(api, here, { password_hash: "the hash" });
    const { rows } = await api.owner.query<{ column: string }>(`
      select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = 'public' and column_name in ('password_hash', 'pin_hash')
        and has_column_privilege('stammis_app', table_name::regclass, column_name, 'select')`);
    expect(rows).toEqual([]);
    const ask = (chain: Club) =>
      api.services.db.inChain(chain.chain.id, async (trx) => {
        const result = await sql<{ hash: string | null }>`select member_password(${memberId}) as hash`.execute(trx);
        return result.rows[0]?.hash;
      });
    expect(await ask(here)).toBe("the hash");
    expect(await ask(there)).toBeNull();
    const all = api.services.db.inChain(here.chain.id, (trx) =>
      trx.selectFrom("member").select("password_hash").execute(),
    );
    await expect(all).rejects.toThrow("permission denied");
  });
});

describe.skipIf(process.env.TEST_DATABASE_URL)("the product’s logins", () => {
  async function asLogin<T>(part: "app" | "platform", act: (client: pg.Client) => Promise<T>): Promise<T> {
    return withClient(loginsAt(api.connectionString)[part], act);
  }

  test.each(["app", "platform"] as const)("include no superuser, own nothing and inherit nothing: %s", (part) =>
    asLogin(part, async (client) => {
      const { rows } =
        await client.query(`select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolinherit as mighty,
        exists (select from pg_class where relowner = r.oid) as owns from pg_roles r where rolname = session_user`);
      expect(rows).toEqual([{ mighty: false, owns: false }]);
      for (const off of ["set role none", "reset role"]) {
        await client.query(off);
        await expect(client.query("select from chain")).rejects.toThrow("permission denied");
      }
    }),
  );

  test("do not let the app become the platform or the owner", () =>
    asLogin("app", async (client) => {
      for (const role of ["stammis_platform", "stammis"])
        await expect(client.query(`set role ${role}`)).rejects.toThrow("permission denied");
    }));

  test("have timeouts for statements, locks and idle transactions", async () => {
    const ask = sql<{
      statement: string;
      lock: string;
      idle: string;
    }>`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`;
    const limits = { statement: "30s", lock: "10s", idle: "1min" };
    expect((await ask.execute(api.services.db.platform)).rows).toEqual([limits]);
    const inChain = api.services.db.inChain(here.chain.id, async (trx) => (await ask.execute(trx)).rows);
    expect(await inChain).toEqual([limits]);
  });
});
