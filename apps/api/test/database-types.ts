import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * Writes src/db/types.ts from a real database, or with `check` only compares; answers what differs, or went wrong, and
 * nothing when all is well.
 */
export function databaseTypes(connectionString: string, { check }: { check: boolean }): string {
  const tool = require.resolve("kysely-codegen/dist/cli/bin.js");
  const args = [tool, "--config-file", ".kysely-codegenrc.json", "--log-level", "error"];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...(check ? ["--verify"] : [])], {
    cwd: root,
    encoding: "utf8",
    // The address holds a password: the list of processes shows arguments to everybody.
    env: { ...process.env, DATABASE_URL: connectionString },
  });
  return status === 0 ? "" : `${stdout}${stderr}`;
}
