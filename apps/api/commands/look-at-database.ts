import type pg from "pg";
import type { Finding } from "./finding.ts";

/** The largest clock difference in seconds before codes and links expire at the wrong time. */
const skewAtMost = 2;
const lateJobSeconds = 300;
/** The age in hours at which a club's figures are too old, because they are counted at least once a day. */
const oldReportHours = 36;
const longSeconds = 600;
const fullShare = 0.8;
/** The transaction age at which the doctor warns: half of the two billion after which PostgreSQL refuses writes. */
const oldestAge = 1_000_000_000;

interface Facts {
  ahead: number;
  used: number;
  most: number;
  long_pid: number | null;
  long_seconds: number | null;
  age: number;
  lag: number;
  report_hours: number | null;
  bloated: string[];
}

const askFacts = `select
  extract(epoch from clock_timestamp())::float8 - $1::float8 as ahead,
  (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
  current_setting('max_connections')::int as most,
  long.pid as long_pid, long.seconds as long_seconds,
  (select age(datfrozenxid)::float8 from pg_database where datname = current_database()) as age,
  (select lag_seconds from job_figures()) as lag,
  (select extract(epoch from now() - min(coalesce(counted_at, created_at)))::float8 / 3600 from chain
    left join report_count on report_count.chain_id = chain.id where frozen_at is null and not sandbox) as report_hours,
  array(select relname::text from pg_stat_user_tables
    where n_dead_tup > 100000 and n_dead_tup > n_live_tup / 2 order by n_dead_tup desc limit 5) as bloated
  from (select) one left join lateral (
    select pid, extract(epoch from now() - xact_start)::int as seconds from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start < now() - make_interval(secs => $2)
    order by xact_start limit 1) long on true`;

const judge = (isWell: boolean, well: string, bad: Finding): Finding => (isWell ? { state: "ok", text: well } : bad);

/** Reports the health of the database itself, apart from its content. */
export async function lookAtDatabase(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<Facts>(askFacts, [Date.now() / 1000, longSeconds]);
  const { ahead, used, most, long_pid, long_seconds, age, lag, report_hours, bloated } = rows[0] as Facts;
  return [
    judge(Math.abs(ahead) < skewAtMost, "the clocks of the database and this machine agree", {
      state: "BAD",
      text: `the database's clock differs by ${ahead.toFixed(0)} s from this machine's: synchronise both by NTP`,
    }),
    judge(used < fullShare * most, `${used} of ${most} connections are in use`, {
      state: "BAD",
      text: `${used} of ${most} connections are in use: lower DATABASE_CONNECTIONS or raise max_connections`,
    }),
    judge(lag < lateJobSeconds, "jobs start on time", {
      state: "BAD",
      text: `a due job has been waiting for ${Math.round(lag / 60)} minutes: check that a worker is running`,
    }),
    judge((report_hours ?? 0) < oldReportHours, "every club's reports are up to date", {
      state: "BAD",
      text: `a club's reports are ${Math.round(report_hours ?? 0)} hours old: see the worker's log`,
    }),
    judge(long_pid === null, "there is no long-running transaction", {
      state: "note",
      text: `a transaction has been open for ${Math.round((long_seconds ?? 0) / 60)} minutes and blocks vacuum: end it with select pg_terminate_backend(${long_pid})`,
    }),
    judge(bloated.length === 0 && age < oldestAge, "autovacuum keeps up", {
      state: age < oldestAge ? "note" : "BAD",
      text: `autovacuum is behind${bloated.length > 0 ? ` on ${bloated.join(", ")}` : ""}: run vacuum (analyze) and raise autovacuum_max_workers`,
    }),
  ];
}
