import { expect, test } from "vitest";
import { cloneDatabase } from "../api/database/test-databases.ts";
import { temporaryFolder } from "../api/temporary.ts";
import { rollingLoop } from "./rolling-loop.ts";

test("one server after the other is restarted under load: no request fails, and nothing is there twice", async () => {
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
}, 120_000);
