import { latestConsent, type Words } from "#features/members/consents/api/queries.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Build } from "#packages/server/db/build.ts";

export interface Typed {
  chainId: number;
  memberId: number;
  channel: Channel;
  /** In normalised form. */
  address: string;
  /** The staff member who typed it; null if the member did. */
  accountId: number | null;
  /** The marketing consent given for the address while joining. */
  consent: Words | null;
  now: Temporal.Instant;
  realNow: Temporal.Instant;
}

/**
 * Stores a second address typed while joining. It is pending, without a link until its holder requests one. Does not
 * check whether another member owns it.
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

/** Stores a phone that staff typed in addition to the e-mail that opened the account. It is pending, without a link. */
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
