import type { Transaction } from "kysely";
import { sendPlatformMail } from "#features/messages/letters/api/send-platform-mail.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { noticeLetter } from "./messages.ts";
import { type MessageRow, selectMessages, selectReaders, selectWritable } from "./queries.ts";

const messagesADay = 50;
const daySeconds = 86_400;
/** The time within which further messages by the same side cause no new notification. */
const quietFor = { hours: 1 };

export function messageOf(row: MessageRow, accountId: number) {
  return {
    id: row.id,
    at: row.written_at.toString(),
    by: row.by_platform ? "" : row.by,
    support: row.by_platform,
    own: row.account_id === accountId,
    text: row.text,
  };
}

interface Written {
  company: { id: number; name: string };
  byPlatform: boolean;
  now: Temporal.Instant;
}

/** Notifies the other side by mail, once for several messages in a row. */
async function tellOthers(trx: Transaction<DB>, config: Config, written: Written, before: MessageRow | undefined) {
  const { company, byPlatform, now } = written;
  const goesOn = before?.by_platform === byPlatform;
  if (goesOn && Temporal.Instant.compare(before.written_at, now.subtract(quietFor)) > 0) return;
  const readers = await selectReaders(trx, byPlatform ? company.id : null).execute();
  const [first] = readers;
  const named = !byPlatform && config.support.email !== "" && first !== undefined;
  const to = named ? [{ email: config.support.email, language: first.language }] : readers;
  const link = officeLink(config, byPlatform ? "/support" : `/support/${company.id}`);
  for (const { email, language } of to) {
    const letter = noticeLetter(language, link, { byPlatform, name: company.name });
    await sendPlatformMail(trx, config, { kind: "SUPPORT_MESSAGE", to: email, language, letter, now });
  }
}

/**
 * Writes a message to the platform for a company, or to a company for the platform. A repeated message key returns the
 * stored message.
 */
export async function writeMessage({ db, config, limits }: Services, call: Call<"writeSupportMessage">) {
  const { actor, params, body, realNow: now } = call;
  const { accountId } = actor;
  await limits.spendUpTo("supportMessages", String(accountId), messagesADay, daySeconds);
  return db.inPlatform(async (trx) => {
    const company = (await selectWritable(trx, params.id, accountId).executeTakeFirst()) ?? refuse("NOT_FOUND");
    const before = await selectMessages(trx, company.id).limit(1).executeTakeFirst();
    const byPlatform = company.is_admin;
    const made = await trx
      .insertInto("support_message")
      .values({
        company_id: company.id,
        message_key: body.messageKey,
        account_id: accountId,
        by_platform: byPlatform,
        text: body.text,
        written_at: now,
      })
      .onConflict((on) => on.columns(["company_id", "message_key"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (made) await tellOthers(trx, config, { company, byPlatform, now }, before);
    const stands = selectMessages(trx, company.id)
      .where("message.message_key", "=", body.messageKey)
      .where("message.account_id", "=", accountId);
    return messageOf((await stands.executeTakeFirst()) ?? refuse("NOT_FOUND"), accountId);
  });
}
