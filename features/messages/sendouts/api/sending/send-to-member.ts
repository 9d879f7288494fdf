import { makeUnsubscribeId } from "#features/members/consents/domain/unsubscribing.ts";
import { countSegments } from "#features/messages/sms/domain/segments.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { readingLanguage } from "#packages/domain/translations/translations.ts";
import { numberFormat } from "#packages/i18n/formats.ts";
import { DeliveryDelayed, DeliveryRefused } from "#packages/server/messaging/delivery.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import { writeMailId } from "#packages/server/messaging/mail-id.ts";
import type { Messaging } from "#packages/server/messaging/open-messaging.ts";
import type { SmsSender } from "#packages/server/messaging/sms.ts";
import type { BulkLetter, BulkMailer } from "#packages/server/messaging/smtp/bulk-letter.ts";
import type { DelayedBy } from "#packages/server/messaging/smtp/outcome.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";
import { fillPersonal, type PersonalFacts } from "../../domain/personal-fields.ts";
import { isGivenUp } from "../../domain/sendout-rest.ts";
import { type CompiledEmail, type EmailRecipient, renderEmail } from "../email/render-email.ts";
import { writeRecipientCode } from "../sendout-messages/recipient-code.ts";
import { shortLink } from "../sendout-messages/short-links.ts";
import { type PreparedMessages, smsEnd } from "../sendout-messages/write-messages.ts";
import type { Claimed } from "./claim-batch.ts";

export interface HandingOver {
  services: Services;
  messaging: Messaging;
  chain: Chain;
  sendoutId: number;
  prepared: PreparedMessages;
  key: Buffer;
  /** The time when the sendout was created. */
  madeAt: Temporal.Instant;
  /** The sender name of an SMS. */
  sender: string;
  /** Each language's e-mail, compiled when first needed. */
  letters: Map<Language, BulkLetter<EmailRecipient>>;
  /** Whether the provider has accepted any of the sendout's mail. */
  sentBefore: boolean;
}

/** A message as it is sent; `credits`: its cost. */
export interface Written {
  language: Language;
  subject: string;
  text: string;
  html: string;
  credits: number;
  unsubscribeUrl: string;
}

/** The outcome of a message. `outbox`: the message for the outbox, without a provider or in a sandbox. */
export type Outcome =
  | { state: "SENT"; providerId: string | null; outbox: Written | null; credits: number }
  | { state: "FAILED"; reason: "REFUSED" | "DEFERRED" }
  | { state: "SKIPPED"; reason: "LEFT" | "OVER" | "NO_ADDRESS" | "BOUNCED" | "NO_CONSENT" | "NO_CREDITS" }
  | { state: "WAITING"; until: Temporal.Instant | null; deferred?: Deferred };

/**
 * Deferred by the recipient's mail server; `askedFirst`: this message was the one just tried, and was not deferred
 * before.
 */
interface Deferred {
  domain: string;
  askedFirst: boolean;
}

/** Returns the recipient's own values of an e-mail. */
function emailRecipient({ services, sendoutId, key }: HandingOver, to: Claimed, language: Language): EmailRecipient {
  const points = numberFormat(language, {}).format(to.points);
  return {
    facts: { firstName: to.first_name, lastName: to.last_name, points },
    unsubscribeUrl: unsubscribeUrlOf(services, to),
    code: writeRecipientCode(key, { sendoutId, medium: to.medium, memberId: to.member_id }),
  };
}

const unsubscribeUrlOf = ({ config }: Services, { medium, secret }: Claimed) =>
  officeLink(config, `/u/${makeUnsubscribeId({ channel: medium, secret })}`);

function compiledIn({ prepared, sendoutId }: HandingOver, language: Language): CompiledEmail {
  const compiled = prepared.email.get(language);
  if (!compiled) throw new Error(`sendout ${sendoutId} has no e-mail in ${language}`);
  return compiled;
}

/** Returns the text of an SMS. Names are left out when they would cost more than the reserved credits. */
function smsTo({ services, chain, sendoutId, prepared, key }: HandingOver, to: Claimed, language: Language): string {
  const code = writeRecipientCode(key, { sendoutId, medium: "SMS", memberId: to.member_id });
  const link = prepared.smsLink ? shortLink(services.config, chain, code) : "";
  const end = smsEnd(language, link, unsubscribeUrlOf(services, to));
  const write = (facts: PersonalFacts) => fillPersonal(prepared.sms.get(language) ?? [], facts) + end;
  // GSM-7 does not contain the spaces between thousands.
  const points = String(to.points);
  const personalText = write({ firstName: to.first_name, lastName: to.last_name, points });
  return countSegments(personalText) > to.credits ? write({ firstName: "", lastName: "", points }) : personalText;
}

/** Returns the complete message to a recipient. */
export function writeMessage(handing: HandingOver, to: Claimed): Written {
  const language = readingLanguage(to.language, handing.chain);
  const unsubscribeUrl = unsubscribeUrlOf(handing.services, to);
  const texts = {
    SMS() {
      const text = smsTo(handing, to, language);
      return { subject: "", text, html: "", credits: countSegments(text) };
    },
    EMAIL() {
      const { subject, text, html } = renderEmail(compiledIn(handing, language), emailRecipient(handing, to, language));
      return { subject, text, html, credits: 0 };
    },
  };
  return { language, ...texts[to.medium](), unsubscribeUrl };
}

const laterAgain: Outcome = { state: "WAITING", until: null };

async function sendEmail(handing: HandingOver, to: Claimed, mailer: BulkMailer): Promise<Outcome> {
  const { services, chain, sendoutId, letters, key } = handing;
  const language = readingLanguage(to.language, chain);
  const letter = letters.get(language) ?? mailer.letter(compiledIn(handing, language), chain.commercialName);
  letters.set(language, letter);
  // The id is the same for every try, so that a mailbox recognises a repeat, and a bounce names its mail.
  const mail = { sendoutId, memberId: to.member_id, occasion: to.occasion };
  const id = writeMailId(key, mail, to.address, handing.madeAt);
  const recipient = { ...emailRecipient(handing, to, language), id, to: to.address, date: services.clock() };
  const became = await letter(recipient);
  if (became.status === "SENT") return { state: "SENT", providerId: id, outbox: null, credits: 0 };
  if (became.status === "REFUSED") return { state: "FAILED", reason: "REFUSED" };
  return became.by === "SERVER" ? laterAgain : defer(handing, to, became);
}

/**
 * Postpones a message for its own mail server. The message that just tried a domain waits twice as long, so that
 * another tries next. It fails after a day, unless none of the sendout's mail is accepted, which means a provider
 * problem.
 */
function defer(handing: HandingOver, to: Claimed, { by, afterMs }: { by: DelayedBy; afterMs: number }): Outcome {
  const { services, chain, sentBefore } = handing;
  const now = chainNow(services.clock(), chain);
  if (by !== "ASKING" && isGivenUp(to.deferred_since, now))
    return sentBefore ? { state: "FAILED", reason: "DEFERRED" } : laterAgain;
  const until = now.add({ milliseconds: Math.ceil(by === "DOMAIN" ? 2 * afterMs : afterMs) });
  const askedFirst = by === "DOMAIN" && to.deferred_since === null;
  return { state: "WAITING", until, deferred: { domain: to.address.replace(/.*@/, ""), askedFirst } };
}

async function sendSms({ services, sender, sendoutId }: HandingOver, to: Claimed, message: Written, sms: SmsSender) {
  try {
    const providerId = await sms.send({ from: sender, to: to.address, text: message.text });
    return { state: "SENT", providerId: providerId || null, outbox: null, credits: message.credits } as const;
  } catch (error) {
    if (error instanceof DeliveryRefused) return { state: "FAILED", reason: "REFUSED" } as const;
    if (!(error instanceof DeliveryDelayed)) services.log.error({ err: error, sendoutId }, "sending an SMS failed");
    return laterAgain;
  }
}

/**
 * Sends one message through its provider, outside any transaction. A message that is not accepted now stays pending.
 */
export async function sendToMember(handing: HandingOver, to: Claimed): Promise<Outcome> {
  const { chain, messaging } = handing;
  if (to.reason) return { state: "SKIPPED", reason: to.reason };
  const { bulkMail, sms } = chain.sandbox ? { bulkMail: null, sms: null } : messaging;
  if (to.medium === "EMAIL" && bulkMail) return sendEmail(handing, to, bulkMail);
  const message = writeMessage(handing, to);
  if (message.credits > to.credits) return { state: "SKIPPED", reason: "NO_CREDITS" };
  if (to.medium === "SMS" && sms) return sendSms(handing, to, message, sms);
  return { state: "SENT", providerId: null, outbox: message, credits: message.credits };
}
