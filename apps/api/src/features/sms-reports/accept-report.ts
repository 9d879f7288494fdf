import { afterReport, deliveryOf } from "@stammis/domain/sms/delivery-report";
import { isProviders, reportOf } from "../../messaging/sms-webhooks.ts";
import type { Services } from "../../request/services.ts";
import type { SmsReports } from "../../request/sms-reports.ts";
import { changeReport, selectReported } from "./queries.ts";

/**
 * What a provider tells of an SMS, as often and in whatever order it does. The message's row is held, so that of two reports
 * at once the second sees the first. It costs what it cost: a provider takes its pay for what it could not deliver, too.
 */
export function acceptReports({ db, config, clock }: Services): SmsReports {
  return {
    async accept(calling) {
      if (!isProviders(config, calling)) return "stranger";
      const { providerId, status, reason } = reportOf(calling.fields);
      const told = deliveryOf(status);
      if (providerId === "") return "unknown";
      return db.platform.transaction().execute(async (trx) => {
        const message = await selectReported(trx, providerId).forUpdate().executeTakeFirst();
        if (!message) return "unknown";
        if (told === null || message.status !== "SENT") return "accepted";
        const report = afterReport(message.report, told);
        if (report === message.report) return "accepted";
        const why = report === "UNDELIVERED" ? reason || null : null;
        await changeReport(trx, message, { report, report_reason: why, reported_at: clock() }).execute();
        return "accepted";
      });
    },
  };
}
