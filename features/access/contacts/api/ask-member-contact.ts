import type { Transaction } from "kysely";
import { latestConsent, type Words } from "#features/members/consents/api/queries.ts";
import type { Recipient } from "#features/messages/letters/api/content.ts";
import { sendMessage } from "#features/messages/letters/api/send-message.ts";
import { selectSmsAccount } from "#features/messages/sms/api/queries.ts";
import { contactLinkHours } from "#packages/domain/limits.ts";
import { type Channel, channelRules } from "#packages/domain/people/channels.ts";
import type { Config } from "#packages/server/config.ts";
import { stillThere, whoItIs } from "#packages/server/db/merged-member.ts";
import type { DB } from "#packages/server/db/types.ts";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import { hashToken, makeShortToken, makeToken } from "#packages/server/security/tokens.ts";
import { askedLetter, changedContent, proofContent, takenContent } from "./messages.ts";
import { deleteContactChange, type Holder, insertEarlierAddress, selectContactChange } from "./queries.ts";

export interface Club {
  config: Config;
  chain: Chain;
}

/** `now`: the club's time. `realNow`: the server's time, which decides when links expire. */
export interface Moments {
  now: Temporal.Instant;
  realNow: Temporal.Instant;
}

export interface Asking {
  channel: Channel;
  /** In normalised form. */
  address: string;
  /** The staff member who typed it; null if the member did. */
  accountId: number | null;
  /** The marketing consent given for the address, with the wording that was shown. */
  consent: Words | null;
}

const recipientAt = (channel: Channel, address: string): Recipient => ({ medium: channel, address });

/**
 * Sends the link to the new address, or a notice if another member owns the address. The caller cannot see the
 * difference.
 */
async function sendProof(
  trx: Transaction<DB>,
  { config, chain }: Club,
  holder: Holder,
  { channel, address, accountId, token, now }: Omit<Asking, "consent"> & { token: string; now: Temporal.Instant },
): Promise<void> {
  const owner = await trx
    .selectFrom("member")
    .select([whoItIs.as("id"), "language"])
    .where(channelRules[channel].address, "=", address)
    // The holder may confirm addresses of memberships merged into the holder's own.
    .where(whoItIs, "<>", holder.id)
    .where(stillThere)
    .executeTakeFirst();
  const language = (owner ?? holder).language;
  const addressing = { language, name: chain.commercialName, byStaff: accountId !== null };
  const content = owner
    ? takenContent({ ...addressing, link: clubLink(config, chain, "/login") })
    : proofContent({ ...addressing, link: clubLink(config, chain, `/user/contact/${token}`) });
  await sendMessage(trx, config, chain, {
    kind: owner ? "CONTACT_TAKEN" : "CONTACT_PROOF",
    to: recipientAt(channel, address),
    language,
    content,
    memberId: (owner ?? holder).id,
    now,
  });
}

const newToken = (channel: Channel) => (channelRules[channel].hasShortLinks ? makeShortToken() : makeToken());
const expiryFrom = (realNow: Temporal.Instant) => realNow.add({ hours: contactLinkHours });

/**
 * Stores a member's new address until it is confirmed, replaces an earlier pending one, and notifies the current
 * e-mail.
 */
export async function askMemberContact(
  trx: Transaction<DB>,
  club: Club,
  holder: Holder,
  asking: Asking,
  { now, realNow }: Moments,
): Promise<void> {
  const { config, chain } = club;
  const { channel, address, accountId, consent } = asking;
  const token = newToken(channel);
  const row = {
    address,
    token_hash: hashToken(token),
    account_id: accountId,
    consent_text: consent?.text ?? null,
    consent_language: consent?.language ?? null,
    consent_source: "PROFILE" as const,
    consent_after: latestConsent(holder.id),
    asked_at: now,
    expires_at: expiryFrom(realNow),
  };
  await trx
    .insertInto("contact_change")
    .values({ chain_id: chain.id, member_id: holder.id, channel, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(["chain_id", "member_id", "channel"])
        .doUpdateSet((eb) => ({ ...row, consent_after: eb.ref("excluded.consent_after") })),
    )
    .execute();
  await sendProof(trx, club, holder, { channel, address, accountId, token, now });
  if (!holder.email) return;
  const language = holder.language;
  const link = clubLink(config, chain, "/user/profile");
  const letter = askedLetter({ language, name: chain.commercialName, link, byStaff: accountId !== null }, channel);
  const to = recipientAt("EMAIL", holder.email);
  const content = { letter, sms: "" };
  await sendMessage(trx, config, chain, { kind: "CONTACT_ASKED", to, language, content, memberId: holder.id, now });
}

/** Sends a new link for a pending address and invalidates the previous link. Refuses with NOT_FOUND without one. */
export async function sendProofAgain(
  trx: Transaction<DB>,
  club: Club,
  holder: Holder,
  channel: Channel,
  { now, realNow }: Moments,
): Promise<void> {
  const token = newToken(channel);
  const pendingChange = await selectContactChange(trx, holder.id, channel).executeTakeFirst();
  const { address, account_id: accountId } = pendingChange ?? refuse("NOT_FOUND");
  await trx
    .updateTable("contact_change")
    .set({ token_hash: hashToken(token), expires_at: expiryFrom(realNow) })
    .where("member_id", "=", holder.id)
    .where("channel", "=", channel)
    .execute();
  await sendProof(trx, club, holder, { channel, address, accountId, token, now });
}

/**
 * Returns where to send the notice about a replaced address: to that address, or by e-mail if the club cannot send SMS.
 */
async function whereToTell(
  trx: Transaction<DB>,
  channel: Channel,
  old: string,
  email: string | null,
): Promise<Recipient | null> {
  if (!channelRules[channel].costsCredits) return recipientAt(channel, old);
  const account = await selectSmsAccount(trx).executeTakeFirst();
  if ((account?.available ?? 0) > 0) return recipientAt(channel, old);
  return email === null ? null : recipientAt("EMAIL", email);
}

/**
 * Notifies the replaced address, stores it for the member's erasure, and deletes pending changes in its channel.
 * `holder`: the member before the change.
 */
export async function leaveAddress(
  trx: Transaction<DB>,
  { config, chain }: Club,
  holder: Holder,
  channel: Channel,
  { now, realNow }: Moments,
): Promise<void> {
  await deleteContactChange(trx, holder.id, channel).execute();
  const old = holder[channelRules[channel].address];
  if (old === null) return;
  await insertEarlierAddress(trx, { chainId: chain.id, memberId: holder.id, address: old, until: realNow }).execute();
  const to = await whereToTell(trx, channel, old, holder.email);
  if (!to) return;
  const language = holder.language;
  const addressing = { language, name: chain.commercialName, link: clubLink(config, chain, "/user/profile") };
  const content = changedContent(addressing, channel);
  await sendMessage(trx, config, chain, { kind: "CONTACT_CHANGED", to, language, content, memberId: holder.id, now });
}
