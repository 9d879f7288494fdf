import type pg from "pg";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { quoted } from "./rows.ts";

/** Tables that a company's rows refer to, and that all companies of an installation share. */
const catalogue = ["platform_secret", "seller", "plan", "plan_price", "sms_package", "invoice_series"];

async function copyTable(from: pg.Client, to: pg.Client, table: string): Promise<void> {
  const { rows } = await from.query<{ rows: string }>(
    `select coalesce(json_agg(each), '[]')::text as rows from ${quoted(table)} as each`,
  );
  await to.query(`delete from ${quoted(table)}`);
  await to.query(
    `insert into ${quoted(table)} overriding system value
     select * from json_populate_recordset(null::${quoted(table)}, $1::json)`,
    [rows[0]?.rows],
  );
}

/** Copies the shared tables that a partial backup needs into an empty database. The copy serves a rehearsal only. */
export function copyCatalogue(from: string, to: string): Promise<void> {
  return withClient(from, (source) =>
    withClient(to, async (target) => {
      await target.query("begin; set local session_replication_role = replica; set local timezone = 'UTC'");
      for (const table of catalogue) await copyTable(source, target, table);
      await target.query("commit");
    }),
  );
}
