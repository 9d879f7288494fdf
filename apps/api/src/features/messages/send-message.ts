import type { Language } from "@stammis/domain/clubs/languages";
import { messagePhrases } from "@stammis/i18n/messages/phrases";
import type { Transaction } from "kysely";
import type { Config } from "../../config.ts";
import type { DB } from "../../db/types.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { type Brand, renderLetter } from "../../messaging/layout.ts";
import { clubLink } from "../../messaging/links.ts";
import type { Chain } from "../../request/call.ts";
import { countSegments } from "../sms-account/segments.ts";
import { spendCredits } from "../sms-account/spend-credits.ts";
import type { Content, MessageKind, Recipient } from "./content.ts";

export interface ClubMessage {
  kind: MessageKind;
  to: Recipient;
  language: Language;
  content: Content;
  memberId?: number | null;
  now: Temporal.Instant;
}

function brandOf(config: Config, chain: Chain, language: Language): Brand {
  return {
    name: chain.commercialName,
    colour: chain.brandColour,
    logoUrl: chain.logoPath && clubLink(config, chain, chain.logoPath),
    homeUrl: clubLink(config, chain),
    sender: messagePhrases(language)("layout.sentFor", { name: chain.commercialName }),
  };
}

function bodyOf(config: Config, chain: Chain, { to, language, content }: ClubMessage) {
  if (to.medium === "SMS")
    return { subject: "", text_body: content.sms, html_body: "", segments: countSegments(content.sms) };
  const { subject, text, html } = renderLetter(brandOf(config, chain, language), content.letter, language);
  return { subject, text_body: text, html_body: html, segments: 0 };
}

/**
 * Sends a club's message once the caller's transaction has been committed. An SMS takes its credits here:
 * refuses with NO_SMS_CREDITS when the chain has too few.
 */
export async function sendMessage(
  trx: Transaction<DB>,
  config: Config,
  chain: Chain,
  message: ClubMessage,
): Promise<void> {
  const body = bodyOf(config, chain, message);
  const { id } = await trx
    .insertInto("message")
    .values({
      chain_id: chain.id,
      member_id: message.memberId ?? null,
      kind: message.kind,
      medium: message.to.medium,
      recipient: message.to.address,
      language: message.language,
      created_at: message.now,
      ...body,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (message.to.medium === "SMS") await spendCredits(trx, chain.id, { messageId: id, credits: body.segments });
  await enqueue(trx, "send-message", { chainId: chain.id, messageId: id });
}
