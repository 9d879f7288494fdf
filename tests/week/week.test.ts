import { expect, test } from "vitest";
import { startEmbeddedPostgres } from "#packages/server/db/embedded/start.ts";
import { migrate } from "#packages/server/db/schema/migrate.ts";
import { temporaryFolder } from "../api/temporary.ts";
import { liveWeek } from "./live-week.ts";

test("a week on two servers, with kills of each and of the database and a cut connection, loses no answered act", async () => {
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
      // Another worker takes over a killed one's recipients a minute later, which only `npm run week` waits for.
      without: ["SENDOUT"],
    });
    expect(report.wrong).toEqual([]);
    expect(report.incidents).toHaveLength(4);
    expect(report.purchases).toBeGreaterThan(50);
  } finally {
    await stop();
  }
});
