import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "../../src/db/embedded/start.ts";
import { migrate } from "../../src/db/schema/migrate.ts";
import { rollingLoop } from "./rolling-loop.ts";

// `npm run rolling -- --minutes 10`
const { values } = parseArgs({ options: { minutes: { type: "string", default: "2" } } });
const folder = mkdtempSync(join(tmpdir(), "stammis-rolling-"));
const database = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
async function roll() {
  await migrate(database.connectionString);
  const until = performance.now() + Number(values.minutes) * 60_000;
  return rollingLoop(database.connectionString, join(folder, "files"), () => performance.now() < until);
}
const report = await roll().finally(() =>
  database.stop().finally(() => rmSync(folder, { recursive: true, force: true })),
);
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
process.exitCode = report.wrong.length > 0 ? 1 : 0;
