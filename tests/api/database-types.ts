import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { closedColumns } from "./closed-columns.ts";

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Writes src/db/types.ts from a real database, columns with a closed list as that list, or with `check` only compares; answers what differs, or went wrong, and
 * nothing when all is well.
 */
export async function databaseTypes(connectionString: string, { check }: { check: boolean }): Promise<string> {
  const tool = require.resolve("kysely-codegen/dist/cli/bin.js");
  const overrides = JSON.stringify({ columns: await closedColumns(connectionString) });
  const args = [tool, "--config-file", ".kysely-codegenrc.json", "--log-level", "error", "--overrides", overrides];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...(check ? ["--verify"] : [])], {
    cwd: root,
    encoding: "utf8",
    // The address holds a password: the list of processes shows arguments to everybody.
    env: { ...process.env, DATABASE_URL: connectionString },
  });
  return status === 0 ? "" : `${stdout}${stderr}`;
}
