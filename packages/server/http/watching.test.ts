import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startApi } from "#tests/api/harness.ts";

const read = (name: string) => readFileSync(new URL(`../../../docs/operating/${name}`, import.meta.url), "utf8");

const alerts = [...read("alerts.yaml").matchAll(/^ +expr: (.+)$/gm)].map(([, expression = ""]) => expression);
const panels = (JSON.parse(read("grafana.json")) as { panels: { targets: { expr: string }[] }[] }).panels;
const drawn = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

/** Prometheus's own names, which /metrics does not contain. */
const notOurs = ["up", "and", "or"];

/** Returns the metric names in an expression, without labels, functions and quoted texts. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, " ");
  return [...bare.matchAll(/[a-z][a-z0-9_]*\b(?! *\()/g)]
    .map(([name]) => name)
    .filter((name) => !notOurs.includes(name));
}

test("/metrics contains every metric that alerts and the dashboard use", async () => {
  const api = await startApi();
  const headers = { host: "localhost" };
  await api.app.inject({ url: "/healthz", headers });
  const { body } = await api.app.inject({ url: "/metrics", headers });
  const metricNames = new Set([...body.matchAll(/^([a-z]\w+)(?:\{| )/gm)].map(([, name]) => name));
  const named = [...alerts, ...drawn].flatMap(metricsIn);
  expect(alerts.length).toBeGreaterThan(5);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !metricNames.has(name))).toEqual([]);
});

test("only counters have metric names that end in _total", async () => {
  const api = await startApi();
  const { body } = await api.app.inject({ url: "/metrics", headers: { host: "localhost" } });
  const typed = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = "", type = ""]) => ({ name, type }));
  expect(typed.length).toBeGreaterThan(20);
  expect(typed.filter(({ name, type }) => name.endsWith("_total") && type !== "counter")).toEqual([]);
});

test("/metrics contains the numbers of waiting, failing and dead jobs and their delay", async () => {
  const api = await startApi();
  await api.owner.query(`select graphile_worker.add_job('x', run_at => now() - interval '90 seconds');
    select graphile_worker.add_job('x', run_at => now() + interval '1 day');
    select graphile_worker.add_job('y', max_attempts => 1);
    update graphile_worker._private_jobs set attempts = 1, last_error = 'no' where max_attempts = 1`);
  const { body } = await api.app.inject({ url: "/metrics", headers: { host: "localhost" } });
  const figure = (name: string) => Number(new RegExp(`^${name} (.+)$`, "m").exec(body)?.[1]);
  expect(figure("jobs_pending")).toBe(2);
  expect(figure("jobs_permanently_failed")).toBe(1);
  expect(figure("jobs_retrying")).toBe(0);
  expect(figure("jobs_lag_seconds")).toBeGreaterThanOrEqual(90);
  expect(body).toContain('database_connections{pool="platform",state="busy"}');
});
