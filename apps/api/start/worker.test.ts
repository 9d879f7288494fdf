import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { walletJobs } from "#features/members/wallet/api/jobs.ts";
import { nightBegins, retentionRules } from "#features/platform/data-protection/domain/retention-rules.ts";
import { activationLinkDays } from "#packages/domain/limits.ts";
import { startApi } from "#tests/api/harness.ts";
import { scheduleOf } from "./worker.ts";

const retention = readFileSync(new URL("../../../docs/retention.md", import.meta.url), "utf8");
/** The rows of the retention table: each period with the names of its jobs. */
const rows = retention
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split(" | "))
  .map((cells) => ({
    kept: cells[1] ?? "",
    jobs: [...(cells.at(-1)?.matchAll(/`([a-z-]+)`/g) ?? [])].map(([, job]) => job ?? ""),
  }));
const listedJobs = rows.flatMap(({ jobs }) => jobs);

/** Returns every number of days in a text. */
function daysIn(retention: string): number[] {
  const spelled = retention.replace(/\ba year\b/g, "365 days").replace("2 years", "730 days");
  return [...spelled.matchAll(/\b(\d+) days?\b/g)].map(([, days]) => Number(days));
}
const rules: readonly { job: string | null; days: number | null }[] = Object.values(retentionRules);

test("the retention document names every job that deletes data, and no unknown job", async () => {
  const { services } = await startApi();
  const names = scheduleOf(services).map(({ name }) => name);
  const forgetting = names.filter((name) => /^(forget|remove)-/.test(name));
  expect(forgetting.filter((name) => !listedJobs.includes(name))).toEqual([]);
  const queued = walletJobs(services).map(({ kind }) => kind.name);
  expect(listedJobs.filter((name) => ![...names, ...queued].includes(name))).toEqual([]);
  expect(forgetting.length).toBeGreaterThan(15);
});

test("the retention rules name every job that deletes data, and no unknown job", async () => {
  const { services } = await startApi();
  const names = scheduleOf(services).map(({ name }) => name);
  const listed: (string | null)[] = rules.map(({ job }) => job);
  const forgetting = names.filter((name) => /^(forget|remove)-/.test(name));
  expect(forgetting.filter((name) => !listed.includes(name))).toEqual([]);
  expect(listed.filter((job) => job && !names.includes(job))).toEqual([]);
});

test("the retention document states the days of every rule, and no other days", () => {
  const untold = rules.filter(
    ({ job, days }) =>
      days !== null &&
      !rows.some(({ kept: retention, jobs }) => (!job || jobs.includes(job)) && daysIn(retention).includes(days)),
  );
  expect(untold).toEqual([]);
  for (const { kept: retention, jobs } of rows) {
    const jobRules = rules.filter(({ job }) => job && jobs.includes(job));
    if (jobRules.length === 0 || jobRules.some(({ days }) => days === null)) continue;
    // In a demonstration, links in the outbox last as long as the longest-lived kind.
    const knownDays = [
      ...jobRules.map(({ days }) => days),
      ...(jobs.includes("forget-message-links") ? [activationLinkDays] : []),
    ];
    expect(daysIn(retention).filter((days) => !knownDays.includes(days))).toEqual([]);
    expect(daysIn(retention)).not.toEqual([]);
  }
});

test("no nightly job starts before the documented beginning of the night", async () => {
  const { services } = await startApi();
  const listed: (string | null)[] = rules.map(({ job }) => job);
  const nightly = scheduleOf(services).flatMap(({ name, pattern }) => {
    const [, minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(pattern) ?? [];
    return listed.includes(name) && hour ? [{ name, at: Number(hour) * 60 + Number(minute) }] : [];
  });
  expect(nightly.length).toBeGreaterThan(10);
  expect(nightly.filter(({ at }) => at < nightBegins.hour * 60 + nightBegins.minute)).toEqual([]);
});
