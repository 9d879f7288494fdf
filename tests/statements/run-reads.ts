import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fillDemo } from "#apps/api/demo/fill-demo.ts";
import { openServices } from "#apps/api/start/open-services.ts";
import { keepFirstVersions } from "#features/platform/documents/api/keep-first-versions.ts";
import { readConfig } from "#packages/server/config.ts";
import { withClient } from "#packages/server/db/connections/with-client.ts";
import { startEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { createLog } from "#packages/server/log.ts";
import { wholeReads } from "./whole-reads.ts";

// `npm run reads`: plans the API tests' statements on the demo's clubs, and reports those that read a club's complete
// history.

/**
 * Tables that grow for as long as a club exists. Members are not listed, because counts and selections read all of
 * them.
 */
const histories = [
  ...["purchase", "purchase_category", "purchase_campaign", "point_lot", "point_entry"],
  ...["stamp_entry", "stamp_card_usage", "redemption"],
];
const say = (line: string) => process.stdout.write(`${line}\n`);
const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Returns all statements of the API tests about one chain's rows, each once. */
async function collect(file: string): Promise<Set<string>> {
  const vitest = [path("../../node_modules/vitest/vitest.mjs"), "run", "--project", "api", "--reporter=dot"];
  const env = { ...process.env, STATEMENTS: file };
  const child = spawn(process.execPath, vitest, { cwd: path("../../"), stdio: "inherit", env });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error("the API tests failed, so the list of their statements is incomplete");
  return new Set(
    readFileSync(file, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as string),
  );
}

const folder = mkdtempSync(join(tmpdir(), "stammis-reads-"));
const database = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, fsync: false });
try {
  await migrate(database.connectionString);
  const config = readConfig({ STAMMIS_DATA: folder });
  const services = openServices({ config, log: createLog("silent"), logins: database.logins });
  await keepFirstVersions(services.db.platform, services.clock());
  await fillDemo(services);
  await services.db.close();
  const statements = await collect(join(folder, "statements"));
  const reads = await withClient(database.connectionString, async (client) => {
    await client.query("analyze");
    await client.query("begin; set local role stammis_app; set local stammis.chain_id = 1");
    return wholeReads(client, statements, histories);
  });
  for (const { table, filter, statement } of reads) say(`\n${table}, filtered by ${filter}:\n${statement}`);
  say(`\n${statements.size} statements; ${reads.length} of them read all rows of a club in a table.`);
  process.exitCode = reads.length > 0 ? 1 : 0;
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
