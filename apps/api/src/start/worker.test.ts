import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startApi } from "../../test/harness.ts";
import { walletJobs } from "../features/wallet/jobs.ts";
import { scheduleOf } from "./worker.ts";

const retention = readFileSync(new URL("../../../../docs/retention.md", import.meta.url), "utf8");
/** What keeps each row of the table, as far as it is a job. */
const told = retention
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .flatMap(
    (line) =>
      line
        .split(" | ")
        .at(-1)
        ?.match(/(?<=`)[a-z-]+(?=`)/g) ?? [],
  );

test("what is kept, and how long, names every job that forgets something, and no job that is not there", async () => {
  const { services } = await startApi();
  const names = scheduleOf(services).map(({ name }) => name);
  const forgetting = names.filter((name) => /^(forget|remove)-/.test(name));
  expect(forgetting.filter((name) => !told.includes(name))).toEqual([]);
  const queued = Object.keys(walletJobs(services));
  expect(told.filter((name) => ![...names, ...queued].includes(name))).toEqual([]);
  expect(forgetting.length).toBeGreaterThan(15);
});
