import type pg from "pg";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { StartError } from "#packages/server/db/embedded/start-error.ts";
import { pathOf } from "#packages/server/storage/picture-keys.ts";
import { listFilesOf, type Store } from "#packages/server/storage/store.ts";
import type { Scope } from "../backup/manifest.ts";
import { mayLoad } from "../backup/prepare-database.ts";
import { takeCompanyAway } from "../backup/take-away.ts";
import { type CompanyMove, lockMove, readMove } from "./company-moves.ts";

type OfCompany = Extract<Scope, { kind: "company" }>;

/** Returns a company's clubs as they exist here. */
export async function scopeOfCompany(client: pg.Client, companyId: number): Promise<OfCompany> {
  const { rows } = await client.query<{ id: string; subdomain: string }>(
    "select id, subdomain from chain where company_id = $1 order by id",
    [companyId],
  );
  return { kind: "company", companyId, chains: rows.map(({ id, subdomain }) => ({ id: Number(id), subdomain })) };
}

/**
 * Deletes the company's rows without firing triggers, notes its files for removal, and makes servers forget its clubs.
 */
export async function takeRowsAway(client: pg.Client, scope: OfCompany): Promise<void> {
  const ids = scope.chains.map(({ id }) => id);
  await client.query("set local session_replication_role = replica; set local statement_timeout = 0");
  await client.query(
    `update company_move set files = array(select path from stored_file where chain_id = any($2)) where company = $1`,
    [scope.companyId, ids],
  );
  await takeCompanyAway(client, scope);
  await client.query("select pg_notify('changed', 'everything')");
}

/** Returns the clubs of public paths such as `/files/3/ab12….webp`. */
const chainIdsOf = (paths: readonly string[]) => [...new Set(paths.map((path) => Number(path.split("/")[2])))];

/** Removes the noted files in all sizes; a repeated call removes the remaining ones. */
export async function removeFiles(client: pg.Client, store: Store, { companyId, files }: CompanyMove): Promise<void> {
  const gone = new Set(files);
  if (gone.size > 0)
    for await (const key of listFilesOf(store, chainIdsOf(files))) {
      const path = pathOf(key);
      if (path && gone.has(path)) await store.remove(key);
    }
  await client.query("update company_move set files = '{}' where company = $1", [companyId]);
}

/** Deletes a company that arrived and was not released. It can continue at its old installation. */
export function dropArrived(
  { connectionString, store }: { connectionString: string; store: Store },
  companyNumber: string,
): Promise<void> {
  return withClient(connectionString, async (client) => {
    await mayLoad(client);
    await client.query("begin");
    const move = await lockMove(client, companyNumber);
    if (move?.state !== "ARRIVED") throw new StartError(`${companyNumber} was not imported here, or is already open.`);
    await takeRowsAway(client, await scopeOfCompany(client, move.companyId));
    await client.query("commit");
    const arrivedMove = await readMove(client, companyNumber);
    if (arrivedMove) await removeFiles(client, store, arrivedMove);
    await client.query("delete from company_move where company = $1", [move.companyId]);
  });
}
