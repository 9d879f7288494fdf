import type { Plant } from "./plant.ts";

/** What an operator relies on: health, restores, verification, and reports that are of today. */
export const operating: Plant[] = [
  {
    story: "a database that takes no writes is called ready: the probe only reads",
    file: "packages/server/telemetry/readiness.ts",
    from: "await withinDeadline(heartbeat.beat());",
    to: "await withinDeadline(readWorkers(db.platform));",
    tests: ["packages/server/http/readiness.test.ts"],
  },
  {
    story: "a process that runs out of work unasked ends with 0, and nobody starts it again",
    file: "apps/api/start/exit-only-when-told.ts",
    from: "process.exit(1);",
    to: "process.exit(0);",
    tests: ["apps/api/start/exit-only-when-told.test.ts"],
  },
  {
    story: "a restore that was broken off before its checks serves at once",
    file: "apps/api/backup/restore-backup.ts",
    from: "if (!ids) await markUnverified(",
    to: "if (ids) await markUnverified(",
    tests: ["apps/api/commands/restore.test.ts"],
  },
  {
    story: "verify of one company reads every company's rows",
    file: "apps/api/verify/scope.ts",
    from: '? isOneOf("chain_id", ids)',
    to: '? "true"',
    tests: ["apps/api/verify/scope.test.ts"],
  },
  {
    story: "a club is at rest although an act was under way while its reports were counted",
    file: "features/insight/reports/api/count-reports.ts",
    from: "settled: last?.marks === marks,",
    to: "settled: true,",
    tests: ["features/insight/reports/api/count-reports.test.ts"],
  },
];
