import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { closedColumns } from "./closed-columns.ts";

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL("../../../", import.meta.url));

const tenantTablesFile = join(root, "packages/server/db/tenant-tables.ts");

/** Returns the file that lists the tables with row-level security. */
async function tenantTablesText(connectionString: string): Promise<string> {
  const { rows } = await withClient(connectionString, (client) =>
    client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity
       order by relname collate "C"`,
    ),
  );
  const names = rows.map(({ name }) => `  "${name}",\n`).join("");
  return `// Written by \`npm run db:types\` from the schema's files. Do not edit.
import type { DB } from "./types.ts";

/** The tables whose rows belong to one chain, behind row-level security. */
export const tenantTables = [
${names}] as const satisfies readonly (keyof DB)[];

export type TenantTable = (typeof tenantTables)[number];

const names: ReadonlySet<string> = new Set(tenantTables);

export const isTenantTable = (name: string): boolean => names.has(name);
`;
}

/**
 * Writes types.ts and tenant-tables.ts of packages/server/db from a real database. With `check` it only compares.
 * Returns the difference or error, or an empty text.
 */
export async function databaseTypes(connectionString: string, { check }: { check: boolean }): Promise<string> {
  const tool = require.resolve("kysely-codegen/dist/cli/bin.js");
  const overrides = JSON.stringify({ columns: await closedColumns(connectionString) });
  const args = [tool, "--config-file", ".kysely-codegenrc.json", "--log-level", "error", "--overrides", overrides];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...(check ? ["--verify"] : [])], {
    cwd: root,
    encoding: "utf8",
    // The address contains a password, and every user can see a process's arguments.
    env: { ...process.env, DATABASE_URL: connectionString },
  });
  if (status !== 0) return `${stdout}${stderr}`;
  const tables = await tenantTablesText(connectionString);
  if (!check) writeFileSync(tenantTablesFile, tables);
  return readFileSync(tenantTablesFile, "utf8") === tables
    ? ""
    : "packages/server/db/tenant-tables.ts is not up to date.";
}
