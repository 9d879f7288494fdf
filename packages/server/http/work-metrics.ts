import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import type { Services } from "../request/services.ts";
import { selectWorkers } from "../telemetry/heartbeat.ts";

interface Figures {
  waiting: number;
  lag_seconds: number;
  failing: number;
  given_up: number;
  recipients: number;
  resting: number;
  database_bytes: number;
  workers: number;
  worker_silent_seconds: number | null;
  reports_age_seconds: number;
  mail_refusals: number;
}

/** Of the whole installation: every server tells the same. */
async function readFigures({ db, clock }: Pick<Services, "db" | "clock">): Promise<Figures | undefined> {
  const { rows } = await sql<Figures>`
    select jobs.*, pg_database_size(current_database())::float8 as database_bytes, sendouts.*,
      workers.count as workers, workers."silentSeconds" as worker_silent_seconds,
      (select coalesce(sum(count), 0)::float8 from mail_refusal
        where hour > ${clock()}::timestamptz - interval '24 hours') as mail_refusals,
      (select coalesce(extract(epoch from ${clock()}::timestamptz - min(coalesce(counted_at, created_at))), 0)::float8
        from chain left join report_count on report_count.chain_id = chain.id
        where frozen_at is null and not sandbox) as reports_age_seconds
    from job_figures() as jobs, (${sql.raw(selectWorkers)}) as workers, (select coalesce(sum(waiting), 0)::float8 as recipients,
        coalesce(sum(waiting) filter (where wakes_at > ${clock()}::timestamptz and waits_for <> 'PROVIDER'), 0)::float8 as resting
      from sendout_count join sendout
        on sendout.chain_id = sendout_count.chain_id and sendout.id = sendout_id where state = 'SENDING') as sendouts`.execute(
    db.platform,
  );
  return rows[0];
}

const workFigures = [
  ["jobs_waiting", "Jobs that wait or run", "waiting"],
  ["jobs_lag_seconds", "How long the job that is due longest has waited for a worker", "lag_seconds"],
  ["jobs_failing", "Jobs that failed and will be tried again", "failing"],
  ["jobs_given_up", "Jobs that failed too often to be tried again", "given_up"],
  ["sendout_recipients_waiting", "Recipients of sendouts under way that nothing was sent to as yet", "recipients"],
  [
    "sendout_recipients_resting",
    "Those of them whose sendout rests until a moment that is known: quiet hours, the limit, mail that is wanted later",
    "resting",
  ],
  ["database_bytes", "Size of the database", "database_bytes"],
  ["workers_running", "Workers whose heartbeat is at most half a minute old", "workers"],
  [
    "reports_age_seconds",
    "Age of the oldest club's reports; each club is counted at least once a day",
    "reports_age_seconds",
  ],
  ["mail_refusals_day", "Mails of 24 hours that receiving servers refused because of their sender", "mail_refusals"],
  ["worker_heartbeat_age_seconds", "Age of the latest heartbeat of any worker", "worker_silent_seconds"],
] as const;

/** Jobs, sendouts and connections. Where the database is away, what it would tell is not told; the rest is. */
export function addWorkMetrics(registry: Registry, services: Pick<Services, "db" | "clock">): void {
  const registers = [registry];
  let asked: Promise<Figures | undefined> | null = null;
  for (const [name, help, figure] of workFigures) {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // Those of one look share an answer.
        asked ??= readFigures(services)
          .catch(() => undefined)
          .finally(() => {
            asked = null;
          });
        const figures = await asked;
        const value = figures?.[figure] ?? null;
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  }
  new Gauge({
    name: "database_connections",
    help: "Connections by pool and state; waiting: requests without one",
    registers,
    labelNames: ["pool", "state"],
    collect() {
      for (const { pool, open, idle, waiting } of services.db.connections()) {
        this.set({ pool, state: "busy" }, open - idle);
        this.set({ pool, state: "idle" }, idle);
        this.set({ pool, state: "waiting" }, waiting);
      }
    },
  });
}
