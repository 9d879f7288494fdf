import { selectHeardOf } from "#features/members/consents/api/unsubscribing/queries.ts";
import { chainNow } from "#packages/domain/club/club-clock.ts";
import { stopReachesDays } from "#packages/domain/limits.ts";
import { TooManyRequests } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { replyTextMax } from "../../domain/sms-replies.ts";

/** Whether more replies from a number are stored today, so that a flood does not hide the others. */
async function isWithinLimit({ limits, log }: Services, phone: string): Promise<boolean> {
  try {
    await limits.spend("smsRepliesPerAddress", phone);
    return true;
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    log.warn("SMS ignored: the sender's daily limit is reached");
    return false;
  }
}

/**
 * Stores an SMS that is no stop for the club with the latest message to its number. No other club may read it. An SMS
 * from an unknown number is only logged.
 */
export async function saveReply(services: Services, { phone, text }: { phone: string; text: string }): Promise<void> {
  const { db, directory, clock, log } = services;
  const words = text.trim().slice(0, replyTextMax);
  if (words === "") return;
  const since = clock().subtract({ hours: 24 * stopReachesDays });
  const [member] = await selectHeardOf(db.platform, phone, since).execute();
  const chain = member && (await directory.byId(member.chain_id));
  if (!chain) return log.info("SMS ignored: no member has the sender's number");
  if (!(await isWithinLimit(services, phone))) return;
  const received = { member_id: member.id, text: words, received_at: chainNow(clock(), chain) };
  await db.inChain(chain.id, (trx) =>
    trx
      .insertInto("sms_reply")
      .values({ chain_id: chain.id, ...received })
      .execute(),
  );
}
