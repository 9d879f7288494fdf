import { expect, test } from "vitest";
import { cloneDatabase } from "../api/database/test-databases.ts";
import { temporaryFolder } from "../api/temporary.ts";
import { rollingLoop } from "./rolling-loop.ts";

test("servers restarted in turn under load fail no request, and store nothing twice", async () => {
  const twice = (restarts: number) => restarts < 2;
  const report = await rollingLoop(await cloneDatabase(), temporaryFolder("rolling"), {
    goesOn: twice,
    pauseMs: 50,
  });
  expect(report.wrong).toEqual([]);
  expect(report.refused).toBe(0);
  expect(report.restarts).toBe(2);
  expect(report.pagesBack).toBeGreaterThan(0);
  expect(report.purchases).toBeGreaterThan(20);
});
