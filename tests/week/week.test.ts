import { expect, test } from "vitest";
import { startEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { temporaryFolder } from "../api/temporary.ts";
import { liveWeek } from "./live-week.ts";

test("a week on two servers, of which each is killed, the database too, and a line is cut: nothing answered is lost", async () => {
  const folder = temporaryFolder("week");
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  try {
    await migrate(connectionString);
    const report = await liveWeek({
      database: { connectionString, folder },
      filesFolder: temporaryFolder("week-files"),
      seconds: 12,
      peak: 60,
      members: 60,
      // What a killed worker had in hand is taken up a minute later, which `npm run week` waits for.
      without: ["SENDOUT"],
    });
    expect(report.wrong).toEqual([]);
    expect(report.incidents).toHaveLength(4);
    expect(report.purchases).toBeGreaterThan(50);
  } finally {
    await stop();
  }
}, 120_000);
