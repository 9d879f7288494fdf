import { isProviders, reportOf } from "#packages/server/messaging/sms-webhooks.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { SmsReports } from "#packages/server/request/sms-reports.ts";
import { deliveryOf } from "../../domain/delivery-report.ts";
import { insertEarlyReport } from "./queries.ts";
import { writeReport } from "./write-report.ts";

/**
 * Stores an SMS provider's delivery reports, repeated and in any order. A report for an unknown id is stored until its
 * message is settled. Failed delivery refunds no credits, because the provider still charges for the SMS.
 */
export function acceptReports({ db, config, clock }: Services): SmsReports {
  return {
    async accept(calling) {
      if (!isProviders(config, calling, "reports")) return "stranger";
      const { providerId, status, reason } = reportOf(calling.fields);
      const delivery = deliveryOf(status);
      if (providerId === "") return "stranger";
      if (delivery === null) return "accepted";
      const now = clock();
      await db.inPlatform(async (trx) => {
        if (await writeReport(trx, { providerId, delivery, reason, now })) return;
        const early = { provider_id: providerId, report: delivery, reason, told_at: now };
        await insertEarlyReport(trx, early).execute();
      });
      return "accepted";
    },
  };
}
