import type { Transaction } from "kysely";
import type { Recipient } from "#features/messages/letters/api/content.ts";
import { sendMessage } from "#features/messages/letters/api/send-message.ts";
import { sendPlatformMail } from "#features/messages/letters/api/send-platform-mail.ts";
import { resetLinkHours } from "#packages/domain/limits.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { clubLink, officeLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { hashToken, makeShortToken, makeToken } from "#packages/server/security/tokens.ts";
import { passwordResetContent } from "./messages.ts";

const resetPath = (token: string) => `/auth/password/reset/${token}`;

interface Sending {
  member: { id: number; language: Language };
  to: Recipient;
  /** A repeated request id sends no second message. */
  requestId: string;
  /** `now`: the club's time. `realNow`: the server's time, which decides when links expire. */
  now: Temporal.Instant;
  realNow: Temporal.Instant;
}

/** Sends a member a link to choose a new password. Refuses with NO_SMS_CREDITS. */
export async function sendResetLink(
  trx: Transaction<DB>,
  { config, chain }: { config: Config; chain: Chain },
  { member, to, requestId, now, realNow }: Sending,
): Promise<void> {
  const token = channelRules[to.medium].hasShortLinks ? makeShortToken() : makeToken();
  const first = await trx
    .insertInto("member_token")
    .values({
      chain_id: chain.id,
      token_hash: hashToken(token),
      member_id: member.id,
      request_id: requestId,
      expires_at: realNow.add({ hours: resetLinkHours }),
      sent_to_phone: to.medium === "SMS" ? to.address : null,
    })
    .onConflict((conflict) => conflict.columns(["chain_id", "member_id", "request_id"]).doNothing())
    .returning("member_id")
    .executeTakeFirst();
  if (!first) return;
  const { id: memberId, language } = member;
  const content = passwordResetContent(language, chain.commercialName, clubLink(config, chain, resetPath(token)));
  await sendMessage(trx, config, chain, { kind: "PASSWORD_RESET", to, language, content, memberId, now });
}

interface AccountSending {
  account: { id: number; email: string; language: Language };
  requestId: string;
  now: Temporal.Instant;
}

/** Like `sendResetLink`, for staff and by e-mail. */
export async function sendAccountResetLink(
  trx: Transaction<DB>,
  config: Config,
  { account, requestId, now }: AccountSending,
): Promise<void> {
  const token = makeToken();
  const first = await trx
    .insertInto("account_token")
    .values({
      token_hash: hashToken(token),
      purpose: "PASSWORD_RESET",
      account_id: account.id,
      request_id: requestId,
      expires_at: now.add({ hours: resetLinkHours }),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "request_id"]).doNothing())
    .returning("account_id")
    .executeTakeFirst();
  if (!first) return;
  const { email: to, language } = account;
  const { letter } = passwordResetContent(language, "Stammis", officeLink(config, resetPath(token)));
  await sendPlatformMail(trx, config, { kind: "PASSWORD_RESET", to, language, letter, now });
}
