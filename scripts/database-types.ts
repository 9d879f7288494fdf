import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./files.ts";

const tool = join(root, "node_modules", "kysely-codegen", "dist", "cli", "bin.js");

/**
 * Writes apps/api/src/db/types.ts from a real database, or with `check` only compares; answers what differs, or went
 * wrong, and nothing when all is well.
 */
export function databaseTypes(connectionString: string, { check }: { check: boolean }): string {
  const args = [tool, "--config-file", join(root, ".kysely-codegenrc.json"), "--log-level", "error"];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...(check ? ["--verify"] : [])], {
    cwd: root,
    encoding: "utf8",
    // The address holds a password: the list of processes shows arguments to everybody.
    env: { ...process.env, DATABASE_URL: connectionString },
  });
  return status === 0 ? "" : `${stdout}${stderr}`;
}
