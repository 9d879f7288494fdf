import type { Transaction } from "kysely";
import { unsubscribeLink } from "#features/members/consents/api/unsubscribing/unsubscribe-link.ts";
import { spendCredits } from "#features/messages/sms/api/spend-credits.ts";
import { countSegments } from "#features/messages/sms/domain/segments.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { enqueue } from "#packages/server/jobs/enqueue.ts";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { messagePhrases } from "../i18n/messages/phrases.ts";
import type { ClubMessageKind, Content, Recipient } from "./content.ts";
import { sendMessageJob } from "./job-kinds.ts";
import { type Brand, renderLetter } from "./render-letter.ts";

export interface ClubMessage {
  kind: ClubMessageKind;
  to: Recipient;
  language: Language;
  content: Content;
  memberId?: number | null;
  /** The message needs the member's consent: it contains an unsubscribe link, and is not sent after a refusal. */
  marketing?: boolean;
  /** The club sends the message by its own decision, such as an invitation: the month's limit of credits applies. */
  isOwn?: boolean;
  now: Temporal.Instant;
}

/** Returns the sender as a letter shows it. */
export function brandOf(config: Config, chain: Chain, language: Language): Brand {
  return {
    name: chain.commercialName,
    colour: chain.brandColour,
    logoUrl: chain.logoPath && clubLink(config, chain, chain.logoPath),
    homeUrl: clubLink(config, chain),
    sender: messagePhrases(language)("layout.sentFor", { name: chain.commercialName }),
  };
}

function bodyOf(config: Config, chain: Chain, { to, language, content }: ClubMessage, unsubscribeUrl: string) {
  const t = messagePhrases(language);
  const bodies = {
    SMS() {
      const end = unsubscribeUrl && `\n${t("layout.unsubscribe.sms", { link: unsubscribeUrl })}`;
      const text = `${content.sms}${end}`;
      return { subject: "", text_body: text, html_body: "", segments: countSegments(text) };
    },
    EMAIL() {
      const letter = { ...content.letter, unsubscribeUrl };
      const { subject, text, html } = renderLetter(brandOf(config, chain, language), letter, language);
      return { subject, text_body: text, html_body: html, segments: 0 };
    },
  };
  return bodies[to.medium]();
}

/** Returns the unsubscribe link of marketing; empty for a requested or necessary message. */
async function unsubscribeUrlOf(trx: Transaction<DB>, config: Config, { marketing, memberId, to }: ClubMessage) {
  if (!marketing) return "";
  if (!memberId) throw new Error("a marketing message needs a member");
  return unsubscribeLink(trx, config, memberId, to.medium);
}

/**
 * Sends a club's message after the caller's transaction commits. An SMS takes its credits here: refuses NO_SMS_CREDITS
 * when the chain has too few, and the club's own messages with SMS_MONTH_LIMIT.
 */
export async function sendMessage(
  trx: Transaction<DB>,
  config: Config,
  chain: Chain,
  message: ClubMessage,
): Promise<void> {
  const unsubscribeUrl = await unsubscribeUrlOf(trx, config, message);
  const body = bodyOf(config, chain, message, unsubscribeUrl);
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
      unsubscribe_url: unsubscribeUrl,
      ...body,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (channelRules[message.to.medium].costsCredits) {
    const { marketing = false, isOwn = marketing, now } = message;
    await spendCredits(trx, chain, { messageId: id, credits: body.segments, isOwn, now });
  }
  await enqueue(trx, sendMessageJob, { chainId: chain.id, messageId: id });
}
