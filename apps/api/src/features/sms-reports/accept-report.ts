import { afterReport, type Delivery, deliveryOf } from "@stammis/domain/sms/delivery-report";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import { isProviders, reportOf } from "../../messaging/sms-webhooks.ts";
import type { Services } from "../../request/services.ts";
import type { SmsReports } from "../../request/sms-reports.ts";
import { changeRecipientReport, changeReport, selectReported, selectReportedRecipient } from "./queries.ts";

interface Told {
  providerId: string;
  /** Null: on its way still. */
  told: Delivery | null;
  reason: string;
  now: Temporal.Instant;
}

/** Of a single message; answers whether it is one. */
async function reportOfMessage(trx: Transaction<DB>, { providerId, told, reason, now }: Told): Promise<boolean> {
  const message = await selectReported(trx, providerId).forUpdate().executeTakeFirst();
  if (!message) return false;
  if (told === null || message.status !== "SENT") return true;
  const report = afterReport(message.report, told);
  const why = report === "UNDELIVERED" ? reason || null : null;
  if (report !== message.report) {
    await changeReport(trx, message, { report, report_reason: why, reported_at: now }).execute();
  }
  return true;
}

/** Of one of a sendout's, whose counts go with it. */
async function reportOfRecipient(trx: Transaction<DB>, { providerId, told, now }: Told): Promise<boolean> {
  const recipient = await selectReportedRecipient(trx, providerId).forUpdate().executeTakeFirst();
  if (!recipient) return false;
  if (told === null || recipient.state !== "SENT") return true;
  const before = recipient.report === "BOUNCED" ? null : recipient.report;
  const report = afterReport(before, told);
  if (report !== before) await changeRecipientReport(trx, recipient, { report, reported_at: now }).execute();
  return true;
}

/**
 * What a provider tells of an SMS, as often and in whatever order it does. The message's row is held, so that of two reports
 * at once the second sees the first. It costs what it cost: a provider takes its pay for what it could not deliver, too.
 */
export function acceptReports({ db, config, clock }: Services): SmsReports {
  return {
    async accept(calling) {
      if (!isProviders(config, calling)) return "stranger";
      const { providerId, status, reason } = reportOf(calling.fields);
      if (providerId === "") return "unknown";
      const asked = { providerId, told: deliveryOf(status), reason, now: clock() };
      const isOurs = await db.platform
        .transaction()
        .execute(async (trx) => (await reportOfMessage(trx, asked)) || (await reportOfRecipient(trx, asked)));
      return isOurs ? "accepted" : "unknown";
    },
  };
}
