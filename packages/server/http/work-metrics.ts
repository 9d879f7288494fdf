import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import type { Services } from "../request/services.ts";
import { selectWorkers } from "../telemetry/heartbeat.ts";
import { lostNodesOf } from "../telemetry/lost-nodes.ts";

interface Figures {
  waiting: number;
  lag_seconds: number;
  failing: number;
  given_up: number;
  recipients: number;
  resting: number;
  database_size_bytes: number;
  workers: number;
  worker_silent_seconds: number | null;
  reports_age_seconds: number;
  mail_refusals: number;
}

/** Reads figures of the complete installation; every server reports the same figures. */
async function readFigures({ db, clock }: Pick<Services, "db" | "clock">): Promise<Figures | undefined> {
  const { rows } = await sql<Figures>`
    select jobs.*, pg_database_size(current_database())::float8 as database_size_bytes, sendouts.*,
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
  ["jobs_pending", "Jobs that are pending or running", "waiting"],
  ["jobs_lag_seconds", "Waiting time of the oldest due job", "lag_seconds"],
  ["jobs_retrying", "Failed jobs with retries left", "failing"],
  ["jobs_permanently_failed", "Failed jobs without retries left", "given_up"],
  ["sendout_recipients_pending", "Pending recipients of running sendouts", "recipients"],
  [
    "sendout_recipients_deferred",
    "Pending recipients whose sendout is deferred by quiet hours, a limit or a mail server",
    "resting",
  ],
  ["database_size_bytes", "Size of the database", "database_size_bytes"],
  ["workers_running", "Workers whose heartbeat is at most half a minute old", "workers"],
  [
    "reports_age_seconds",
    "Age of the oldest reports of a club; reports are counted at least once a day",
    "reports_age_seconds",
  ],
  [
    "mail_refusals_24h",
    "E-mails of the last 24 hours refused by receiving servers because of their sender",
    "mail_refusals",
  ],
  ["worker_heartbeat_age_seconds", "Age of the latest heartbeat of any worker", "worker_silent_seconds"],
] as const;

/**
 * Registers metrics of jobs, sendouts and connections. Without the database, the metrics read from it are missing and
 * the others remain.
 */
export function addWorkMetrics(registry: Registry, services: Pick<Services, "db" | "clock">): void {
  const registers = [registry];
  let pendingFigures: Promise<Figures | undefined> | null = null;
  for (const [name, help, figure] of workFigures) {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // All metrics of one scrape share one query.
        pendingFigures ??= readFigures(services)
          .catch(() => undefined)
          .finally(() => {
            pendingFigures = null;
          });
        const figures = await pendingFigures;
        const value = figures?.[figure] ?? null;
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  }
  new Gauge({
    name: "database_nodes_lost",
    help: "Nodes of a database cluster that do not respond; 0 for one PostgreSQL",
    registers,
    async collect() {
      const lost = await lostNodesOf(services.db.platform).catch(() => null);
      if (lost) this.set(lost.length);
      else this.remove();
    },
  });
  new Gauge({
    name: "database_connections",
    help: "Database connections by pool and state; waiting counts requests without a connection",
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
