import { isProviders, reportOf } from "#packages/server/messaging/sms-webhooks.ts";
import type { Services } from "#packages/server/request/services.ts";
import type { SmsReports } from "#packages/server/request/sms-reports.ts";
import { deliveryOf } from "../../domain/delivery-report.ts";
import { insertEarlyReport } from "./queries.ts";
import { writeReport } from "./write-report.ts";

/**
 * What a provider tells of an SMS, as often and in whatever order it does; what comes before we know the message's id waits
 * for it. It costs what it cost: a provider takes its pay for what it could not deliver, too.
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
      await db.platform.transaction().execute(async (trx) => {
        if (await writeReport(trx, { providerId, delivery, reason, now })) return;
        const early = { provider_id: providerId, report: delivery, reason, told_at: now };
        await insertEarlyReport(trx, early).execute();
      });
      return "accepted";
    },
  };
}
