import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { rollingLoop } from "./rolling-loop.ts";

// `npm run rolling -- --minutes 10`; `npm run rolling -- --from=/srv/stammis-0.5.0` starts servers of the release in
// that folder. The first restart upgrades the database next to the remaining server.
const { values } = parseArgs({ options: { minutes: { type: "string", default: "2" }, from: { type: "string" } } });
const folder = mkdtempSync(join(tmpdir(), "stammis-rolling-"));
const database = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
/** Migrates a database with the earlier release. */
function migrateBy(release: string): void {
  const env = { ...process.env, DATABASE_URL: database.connectionString };
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(release, "apps", "api", existsSync(join(release, "apps", "api", "cli.ts")) ? "cli.ts" : "apps/api/cli.ts"),
      "migrate",
    ],
    { env },
  );
  if (status !== 0) throw new Error(`the earlier release did not migrate: ${stderr}`);
}

async function roll() {
  if (values.from) migrateBy(values.from);
  else await migrate(database.connectionString);
  const until = performance.now() + Number(values.minutes) * 60_000;
  return rollingLoop(database.connectionString, join(folder, "files"), {
    goesOn: (restarts) => restarts < 2 || performance.now() < until,
    from: values.from,
  });
}
const report = await roll().finally(() =>
  database.stop().finally(() => rmSync(folder, { recursive: true, force: true })),
);
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
process.exitCode = report.wrong.length > 0 ? 1 : 0;
