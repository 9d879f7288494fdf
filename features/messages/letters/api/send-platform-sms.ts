import type { Transaction } from "kysely";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { DB } from "#packages/server/db/types.ts";
import { enqueue } from "#packages/server/jobs/enqueue.ts";
import type { PlatformMessageKind } from "./content.ts";
import { sendPlatformMessageJob } from "./job-kinds.ts";

export interface PlatformSms {
  kind: PlatformMessageKind;
  /** E.164 */
  to: string;
  language: Language;
  text: string;
  now: Temporal.Instant;
}

/** Sends the platform's own SMS to staff after the caller's transaction commits; no club pays for it. */
export async function sendPlatformSms(
  trx: Transaction<DB>,
  { kind, to, language, text, now }: PlatformSms,
): Promise<void> {
  const { id } = await trx
    .insertInto("platform_message")
    .values({ kind, medium: "SMS", recipient: to, language, text_body: text, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await enqueue(trx, sendPlatformMessageJob, { messageId: id });
}
