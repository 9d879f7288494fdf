import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { liveWeek } from "./live-week.ts";
import { sayMeasured } from "./measured.ts";

// `npm run week -- --minutes 60 --peak 200 --members 350000`
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "5" },
    /** Purchases per second at Black Friday's lunch. */
    peak: { type: "string", default: "100" },
    members: { type: "string", default: "10000" },
  },
});
const folder = mkdtempSync(join(tmpdir(), "stammis-week-"));
const { connectionString, stop } = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
async function live() {
  await migrate(connectionString);
  return liveWeek({
    database: { connectionString, folder },
    filesFolder: join(folder, "files"),
    seconds: Number(values.minutes) * 60,
    peak: Number(values.peak),
    members: Number(values.members),
  });
}
const { measured, incidents, wrong, ...counts } = await live().finally(() =>
  stop().finally(() => rmSync(folder, { recursive: true, force: true })),
);
const say = (text: string) => process.stdout.write(`${text}\n\n`);
say(`A week in ${values.minutes} minutes, ${values.members} members, at most ${values.peak} purchases a second.`);
say(incidents.join("\n"));
say(sayMeasured(measured));
say(
  Object.entries(counts)
    .map(([name, count]) => `${name}: ${count}`)
    .join("\n"),
);
say(wrong.length === 0 ? "No acknowledged act was lost, and all checks passed." : wrong.slice(0, 20).join("\n"));
process.exitCode = wrong.length > 0 ? 1 : 0;
