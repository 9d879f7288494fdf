import { selectSmsAccount } from "#features/messages/sms/api/queries.ts";
import { returnCredits } from "#features/messages/sms/api/spend-credits.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import type { JobContext } from "#packages/server/feature.ts";
import { type Job, job, type PayloadOf } from "#packages/server/jobs/job.ts";
import { DeliveryDelayed, DeliveryRefused } from "#packages/server/messaging/delivery.ts";
import { linkKey } from "#packages/server/messaging/link-key.ts";
import { writeSingleMailId } from "#packages/server/messaging/mail-id.ts";
import type { Messaging } from "#packages/server/messaging/open-messaging.ts";
import type { Services } from "#packages/server/request/services.ts";
import { sendMessageJob, sendPlatformMessageJob } from "./job-kinds.ts";
import { selectMessage, selectPlatformMessage, settleMessage, settlePlatformMessage } from "./queries.ts";

/** The senders of single messages. */
type WaysOut = Pick<Messaging, "mail" | "sms">;

/** The time for which a message is retried; a later delivery would no longer be useful. */
const triedFor = Temporal.Duration.from({ hours: 24 });

type Outcome = { leftUs: boolean } & (
  | { status: "SENT"; providerId: string | null }
  | { status: "FAILED"; failure: string }
  | { status: "SUPPRESSED" }
);
/** A sandbox's messages are never sent, and remain in the outbox. */
const suppressed: Outcome = { status: "SUPPRESSED", leftUs: false };

/** Sends a message. Throws so that the job retries later, until the time for retries has passed. */
async function outcomeOf(
  leftUs: boolean,
  handOver: () => Promise<string | null>,
  since: Temporal.Instant,
  now: Temporal.Instant,
): Promise<Outcome> {
  try {
    return { status: "SENT", leftUs, providerId: await handOver() };
  } catch (error) {
    const tooLate = Temporal.Instant.compare(since.add(triedFor), now) <= 0;
    if (error instanceof DeliveryRefused || (error instanceof DeliveryDelayed && tooLate)) {
      return { status: "FAILED", leftUs, failure: error.message };
    }
    throw error;
  }
}

async function deliverMessage(
  services: Services,
  { mail, sms }: WaysOut,
  { chainId, messageId }: PayloadOf<typeof sendMessageJob>,
) {
  const { db, config, directory, clock } = services;
  const chain = await directory.byId(chainId);
  if (!chain) return;
  const [[message], [account]] = await db.read(chain.id, (q) => [selectMessage(q, messageId), selectSmsAccount(q)]);
  if (message?.status !== "WAITING") return;
  const { recipient: to, subject, text_body: text, html_body: html } = message;
  const unsubscribeUrl = message.unsubscribe_url || undefined;
  const ways = {
    SMS: async () => (await sms?.send({ from: account?.sender_name || config.sms.sender, to, text })) ?? null,
    async EMAIL() {
      const fromName = chain.commercialName;
      const key = await linkKey(db, chain.id);
      const id = writeSingleMailId(key, { chainId: chain.id, messageId }, message.created_at);
      await mail?.send({ id, fromName, to, subject, text, html, unsubscribeUrl });
      return null;
    },
  };
  const handOver = () =>
    outcomeOf(
      { EMAIL: mail, SMS: sms }[message.medium] !== null,
      async () => {
        if (to === "") throw new DeliveryRefused("erased before it was sent");
        if (unsubscribeUrl && !message.agreed) throw new DeliveryRefused("unsubscribed before it was sent");
        return ways[message.medium]();
      },
      message.created_at,
      chainNow(clock(), chain),
    );
  const outcome = chain.sandbox ? suppressed : await handOver();
  await db.inChain(chain.id, async (trx) => {
    const now = chainNow(clock(), chain);
    const settled = await settleMessage(trx, messageId, { ...outcome, now }).executeTakeFirst();
    const unsent = settled && outcome.status === "FAILED" && message.segments > 0;
    if (unsent) await returnCredits(trx, chain, { messageId, credits: message.segments, now });
  });
}

async function deliverPlatformMessage(
  { db, config, clock }: Services,
  { mail, sms, draw }: WaysOut & { draw: JobContext["drawInvoice"] },
  messageId: number,
) {
  const message = await selectPlatformMessage(db.platform, messageId).executeTakeFirst();
  if (message?.status !== "WAITING") return;
  const { recipient: to, subject, text_body: text, html_body: html } = message;
  const ways = {
    SMS: async () => (await sms?.send({ from: config.sms.sender, to, text })) ?? null,
    async EMAIL() {
      const id = writeSingleMailId(await linkKey(db, 0), { chainId: 0, messageId }, message.created_at);
      const file = mail && message.invoice_id !== null ? await draw(message.invoice_id) : null;
      await mail?.send({ id, fromName: null, to, subject, text, html, file: file ?? undefined });
      return null;
    },
  };
  const handOver = () => outcomeOf(mail !== null, () => ways[message.medium](), message.created_at, clock());
  const outcome = message.sandbox ? suppressed : await handOver();
  await settlePlatformMessage(db.platform, messageId, { ...outcome, now: clock() }).execute();
}

/**
 * Jobs that send messages through their providers, outside any transaction. A repeated job does nothing to a settled
 * message. Without a provider a message counts as sent, and remains in the outbox.
 */
export function lettersJobs(
  services: Services,
  { messaging, drawInvoice: draw }: Pick<JobContext, "drawInvoice"> & { messaging: WaysOut },
): Job[] {
  return [
    job(sendMessageJob, (payload) => deliverMessage(services, messaging, payload)),
    job(sendPlatformMessageJob, ({ messageId }) => deliverPlatformMessage(services, { ...messaging, draw }, messageId)),
  ];
}
