import { keptSince } from "#packages/domain/retention.ts";
import type { ScheduledJob } from "#packages/server/jobs/run.ts";
import type { Services } from "#packages/server/request/services.ts";
import { bouncesRetention } from "../../domain/retention.ts";
import {
  deleteEarlyReport,
  deleteEarlyReportsBefore,
  type Early,
  selectEarlyReports,
  selectKnownIds,
} from "./queries.ts";
import { writeReport } from "./write-report.ts";

const atOnce = 200;

/**
 * Stores the next batch of early reports whose messages are settled by now. Returns the last report checked, undefined
 * at the end.
 */
async function takeSome({ db }: Pick<Services, "db">, after: Early | undefined): Promise<Early | undefined> {
  return db.inPlatform(async (trx) => {
    const early = await selectEarlyReports(trx, after, atOnce).execute();
    const ids = early.map(({ provider_id }) => provider_id);
    const rows = ids.length > 0 ? await selectKnownIds(trx, ids).execute() : [];
    const knownIds = new Set(rows.map(({ provider_id }) => provider_id));
    for (const { provider_id, report, reason, told_at } of early.filter((each) => knownIds.has(each.provider_id))) {
      await writeReport(trx, { providerId: provider_id, delivery: report, reason, now: told_at });
      await deleteEarlyReport(trx, { provider_id, report }).execute();
    }
    return early.length === atOnce ? early.at(-1) : undefined;
  });
}

/** Stores reports that arrived before their messages were settled, and deletes old ones without a message of ours. */
export async function takeUpEarlyReports(services: Pick<Services, "db" | "clock">): Promise<void> {
  let last = await takeSome(services, undefined);
  while (last) last = await takeSome(services, last);
  const before = keptSince(bouncesRetention.earlySmsReports, services.clock());
  await deleteEarlyReportsBefore(services.db.platform, before).execute();
}

export function smsReportSchedule(services: Services): ScheduledJob[] {
  return [{ name: "take-up-sms-reports", pattern: "* * * * *", act: () => takeUpEarlyReports(services) }];
}
