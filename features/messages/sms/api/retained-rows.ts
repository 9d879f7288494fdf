import { sql } from "kysely";
import type { RetainedRows } from "#packages/server/db/retained-rows.ts";
import type { smsRetention } from "../domain/retention.ts";

export const smsRetainedRows = {
  smsReplies: (q) =>
    q.selectFrom("sms_reply").select("received_at as at").where(sql<boolean>`outcome is distinct from 'SMS_OFF'`),
} satisfies RetainedRows<typeof smsRetention>;
