import { latestConsent, type Words } from "#features/members/consents/api/queries.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Build } from "#packages/server/db/build.ts";

export interface Typed {
  chainId: number;
  memberId: number;
  channel: Channel;
  /** Normalised. */
  address: string;
  /** The member of staff who typed it; null when the member did. */
  accountId: number | null;
  /** The yes to marketing that was said of it as they joined. */
  consent: Words | null;
  now: Temporal.Instant;
  realNow: Temporal.Instant;
}

/**
 * An address typed beside the one that opened the membership: it waits to be proved, and no link is sent before its
 * holder asks for one. Whether another has it is not looked at.
 */
export function keepUnproved(db: Build, typed: Typed) {
  const { chainId, memberId, channel, address, accountId, consent, now, realNow } = typed;
  return db.insertInto("contact_change").values({
    chain_id: chainId,
    member_id: memberId,
    channel,
    address,
    token_hash: null,
    account_id: accountId,
    consent_text: consent?.text ?? null,
    consent_language: consent?.language ?? null,
    consent_source: "SIGN_UP",
    consent_after: latestConsent(memberId),
    asked_at: now,
    expires_at: realNow,
  });
}

/** The same for staff: the phone somebody typed beside the e-mail that opened their account. */
export function keepUnprovedPhone(db: Build, accountId: number, phone: string, now: Temporal.Instant) {
  return db
    .insertInto("account_contact_change")
    .values({
      account_id: accountId,
      channel: "SMS",
      address: phone,
      token_hash: null,
      asked_at: now,
      expires_at: now,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "channel"]).doNothing());
}
