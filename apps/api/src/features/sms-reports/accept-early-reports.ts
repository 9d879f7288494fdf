import { keptSince } from "@stammis/domain/privacy/retention-rules";
import type { ScheduledJob } from "../../jobs/run.ts";
import type { Services } from "../../request/services.ts";
import { deleteEarlyReport, deleteEarlyReportsBefore, selectEarlyReports } from "./queries.ts";
import { writeReport } from "./write-report.ts";

const atOnce = 200;

async function takeSome({ db }: Pick<Services, "db">): Promise<boolean> {
  return db.platform.transaction().execute(async (trx) => {
    const early = await selectEarlyReports(trx, atOnce).execute();
    for (const { provider_id, report, reason, told_at } of early) {
      await writeReport(trx, { providerId: provider_id, told: report, reason, now: told_at });
      await deleteEarlyReport(trx, { provider_id, report }).execute();
    }
    return early.length === atOnce;
  });
}

/** Writes reports beside their messages that came before these were settled; forgets those of none of ours. */
export async function takeUpEarlyReports(services: Pick<Services, "db" | "clock">): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await takeSome(services);
  const before = keptSince("earlySmsReports", services.clock());
  await deleteEarlyReportsBefore(services.db.platform, before).execute();
}

export function smsReportSchedule(services: Services): ScheduledJob[] {
  return [{ name: "take-up-sms-reports", pattern: "* * * * *", act: () => takeUpEarlyReports(services) }];
}
