import type pg from "pg";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { Store } from "#packages/server/storage/store.ts";
import { judgeReferences } from "../backup/judge-references.ts";
import type { Scope, Sums } from "../backup/manifest.ts";
import { mayLoad } from "../backup/prepare-database.ts";
import { sumRows } from "../backup/rows.ts";
import { tablesOf } from "../backup/tables.ts";
import { isHeld, readCode, receiptFor } from "./codes.ts";
import { lockMove, readMove } from "./company-moves.ts";
import { removeFiles, scopeOfCompany, takeRowsAway } from "./drop-arrived.ts";
import { mustBeFrozen } from "./freeze-company.ts";
import { holdTables, releaseTables } from "./frozen-tables.ts";

export interface LettingGo {
  connectionString: string;
  store: Store;
  companyNumber: string;
  /** The address of the company's new installation. */
  movedTo: URL;
  /** The receipt issued by the new installation once it had all rows. */
  receipt: string;
}

type OfCompany = Extract<Scope, { kind: "company" }>;

const frozenOf = ({ companyId, chains }: OfCompany) => ({ companyId, chainIds: chains.map(({ id }) => id) });

/** Reads and sums every frozen row again. */
async function sumHeld(client: pg.Client, scope: OfCompany): Promise<Sums["tables"]> {
  const sums: Sums["tables"] = {};
  for (const table of await tablesOf(client, scope, true))
    if (isHeld(table.name)) sums[table.name] = await sumRows(client, table);
  return sums;
}

/**
 * Accepts the receipt; its commit is the point of no return. @throws StartError when the new installation lacks rows
 * that are here.
 */
async function accept(client: pg.Client, { companyNumber, receipt }: LettingGo): Promise<void> {
  await client.query("begin; set local timezone = 'UTC'; set local statement_timeout = 0");
  const move = await lockMove(client, companyNumber);
  if (move?.state === "HANDED_OVER") {
    if (readCode(receipt) !== move.receipt)
      throw new StartError(
        "The receipt does not match the latest export. Import the latest file on the other installation and use its receipt.",
      );
    const scope = await scopeOfCompany(client, move.companyId);
    await mustBeFrozen(client, frozenOf(scope));
    if (receiptFor(move.releaseHash, await sumHeld(client, scope)) !== move.receipt)
      throw new StartError(
        "The company's data here differs from the exported file. Export it again with move-company --to.",
      );
    await client.query("update company_move set state = 'GOING' where company = $1", [move.companyId]);
  }
  await client.query("commit");
}

/** Stores redirects to the new installation, and the invoice numbers that the company used here. */
async function leaveTraces(client: pg.Client, { companyId, chains }: OfCompany, movedTo: URL): Promise<void> {
  const leads = chains.map(({ id, subdomain }) => ({
    id,
    to: new URL(clubLink({ publicUrl: movedTo }, { subdomain })).origin,
  }));
  await client.query(
    `insert into moved_subdomain (subdomain, company, leads_to)
     select subdomain, $1, leads.to from json_to_recordset($2) as leads (id bigint, "to" text)
     join (select id, subdomain from chain union select chain_id, subdomain from retired_subdomain) borne using (id)
     on conflict (subdomain) do update set company = excluded.company, leads_to = excluded.leads_to`,
    [companyId, JSON.stringify(leads)],
  );
  await client.query(
    `insert into moved_unsubscribe_id (id_hash, company, leads_to)
     select id_hash, $1, $3 from unsubscribe_id where chain_id = any($2)
     on conflict (id_hash) do update set company = excluded.company, leads_to = excluded.leads_to`,
    [companyId, chains.map(({ id }) => id), movedTo.origin],
  );
  await client.query(
    "insert into moved_invoice (number, company) select number, company_id from invoice where company_id = $1 on conflict do nothing",
    [companyId],
  );
}

async function takeAllAway(client: pg.Client, companyNumber: string, movedTo: URL): Promise<void> {
  await client.query("begin");
  const move = await lockMove(client, companyNumber);
  if (move?.state === "GOING") {
    const scope = await scopeOfCompany(client, move.companyId);
    await leaveTraces(client, scope, movedTo);
    await takeRowsAway(client, scope);
    // Checks tables without a club that refer to deleted rows.
    const broken = await judgeReferences(client, []);
    if (broken.length > 0)
      throw new Error(`Foreign keys would be violated: ${broken.join(", ")}. Nothing was removed.`);
    await client.query("update company_move set state = 'GONE' where company = $1", [move.companyId]);
  }
  await client.query("commit");
}

/**
 * Compares every row once more, deletes the company, and redirects its visitors to the new installation. Returns the
 * code that opens it there. A repeated call resumes an interrupted one.
 * @throws StartError when the new installation lacks rows that are here; the company stays frozen.
 */
export function letGo(letting: LettingGo): Promise<string> {
  const { connectionString, companyNumber, movedTo, store } = letting;
  return withClient(connectionString, async (client) => {
    await mayLoad(client);
    const before = await readMove(client, companyNumber);
    if (!before || before.state === "ARRIVED")
      throw new StartError(`${companyNumber} was not exported from this installation.`);
    if (before.state === "HANDED_OVER") {
      const scope = await scopeOfCompany(client, before.companyId);
      await mustBeFrozen(client, frozenOf(scope));
      await holdTables(client, frozenOf(scope));
      await accept(client, letting);
    }
    await takeAllAway(client, companyNumber, movedTo);
    await releaseTables(client, { companyId: before.companyId, chainIds: [] });
    const gone = await readMove(client, companyNumber);
    if (gone?.state !== "GONE" || gone.release === null)
      throw new StartError(`${companyNumber} was thawed in the meantime. Nothing was removed.`);
    await removeFiles(client, store, gone);
    return gone.release;
  });
}
