import { sql } from "kysely";
import type { Services } from "#packages/server/request/services.ts";
import { pathOf } from "#packages/server/storage/picture-keys.ts";
import type { Result } from "./run-checks.ts";
import { type CheckedScope, chainIdsOf } from "./scope.ts";

type Pointing = { chain_id: number; path: string };

/** Files change while a server runs, so a mismatch is checked once more. */
async function missing(
  { db, files }: Pick<Services, "db" | "files">,
  there: ReadonlySet<string>,
  chainIds: readonly number[] | undefined,
): Promise<Pointing[]> {
  const ofClubs = chainIds ? sql`where chain_id = any(${[...chainIds]}::bigint[])` : sql``;
  const { rows } = await sql<Pointing>`select distinct chain_id, path from file_use ${ofClubs} order by 1, 2`.execute(
    db.platform,
  );
  const violations: Pointing[] = [];
  for (const row of rows) {
    if (there.has(row.path) || (await files.has(row.path))) continue;
    const { rows: still } =
      await sql`select from file_use where chain_id = ${row.chain_id} and path = ${row.path}`.execute(db.platform);
    if (still.length > 0) violations.push(row);
  }
  return violations;
}

async function unknown(
  { db, files }: Pick<Services, "db" | "files">,
  keys: readonly string[],
  chainIds: readonly number[] | undefined,
) {
  const stored = db.platform.selectFrom("stored_file").select("path");
  const rows = await (chainIds
    ? stored.where("chain_id", "=", sql<number>`any(${[...chainIds]}::bigint[])`)
    : stored
  ).execute();
  const usedPaths = new Set(rows.map(({ path }) => path));
  const violations: { file: string }[] = [];
  for (const key of keys) {
    const path = pathOf(key);
    if (path && (usedPaths.has(path) || !(await files.has(path)))) continue;
    violations.push({ file: key });
  }
  return violations;
}

/** Checks what no SQL statement can check: whether the files of a scope exist where the rows say. Reads only. */
export async function checkFiles(
  services: Pick<Services, "db" | "files">,
  scope: CheckedScope | null = null,
): Promise<Result[]> {
  const chainIds = scope ? chainIdsOf(scope) : undefined;
  // Lists the files first, because a file's row is written before the file.
  const keys = await Array.fromAsync(services.files.list(chainIds));
  const storedPaths = new Set(keys.map((key) => `/files/${key}`));
  return [
    {
      name: "every referenced picture exists",
      why: "pages of cards, coupons and campaigns show these pictures",
      violations: await missing(services, storedPaths, chainIds),
    },
    {
      name: "every stored file has a row in stored_file",
      why: "files without a row are never deleted",
      violations: await unknown(services, keys, chainIds),
    },
  ];
}
