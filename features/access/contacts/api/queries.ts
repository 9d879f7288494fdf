import { sql, type Transaction } from "kysely";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";

/** The member or staff member whose address changes, with the current addresses. */
export interface Holder {
  id: number;
  language: Language;
  email: string | null;
  phone: string | null;
}

export function lockMemberHolder(trx: Transaction<DB>, memberId: number) {
  return trx
    .selectFrom("member")
    .select(["id", "language", "email", "phone", "email_notification", "phone_notification"])
    .where("id", "=", memberId)
    .where("removed_at", "is", null)
    .forUpdate();
}

export function lockAccountHolder(trx: Transaction<DB>, accountId: number) {
  return trx.selectFrom("account").select(["id", "language", "email", "phone"]).where("id", "=", accountId).forUpdate();
}

/** Selects the change that a link would confirm, expired or not. */
export function findContactChange(db: Build, tokenHash: Buffer) {
  return db.selectFrom("contact_change").selectAll().where("token_hash", "=", tokenHash);
}

export function findAccountContactChange(db: Build, tokenHash: Buffer) {
  return db.selectFrom("account_contact_change").selectAll().where("token_hash", "=", tokenHash);
}

export function selectContactChange(db: Build, memberId: number, channel: Channel) {
  return db
    .selectFrom("contact_change")
    .select(["address", "account_id"])
    .where("member_id", "=", memberId)
    .where("channel", "=", channel);
}

/** Selects the member's e-mail if it bounced for good: the member may confirm it again. */
export function selectReturnedEmail(db: Build, memberId: number) {
  return db
    .selectFrom("member")
    .select("email")
    .where("id", "=", memberId)
    .where("email_bounced_at", "is not", null)
    .where("removed_at", "is", null);
}

/** Whether no link was sent yet: the address was typed in addition to the one that opened the account. */
const isUnsent = sql<boolean>`token_hash is null`;

export function selectAccountContactChanges(db: Build, accountId: number) {
  return db
    .selectFrom("account_contact_change")
    .select(["channel", "address"])
    .select(isUnsent.as("unsent"))
    .where("account_id", "=", accountId);
}

export function deleteContactChange(db: Build, memberId: number, channel: Channel) {
  return db
    .deleteFrom("contact_change")
    .where("member_id", "=", memberId)
    .where("channel", "=", channel)
    .returning("address");
}

export function deleteAccountContactChange(db: Build, accountId: number, channel: Channel) {
  return db
    .deleteFrom("account_contact_change")
    .where("account_id", "=", accountId)
    .where("channel", "=", channel)
    .returning("address");
}

/** The pending address of the row's member in a channel; null without one. */
export const pendingAddress = (channel: Channel) =>
  sql<string | null>`(select address from contact_change as waits
    where (waits.chain_id, waits.member_id, waits.channel) = (${thisChain}, member.id, ${channel}))`;

/** The channels in which the row's member has a pending address without a link. */
export const unsentChannels = sql<Channel[]>`array(select channel from contact_change as waits
  where (waits.chain_id, waits.member_id) = (${thisChain}, member.id) and ${isUnsent} order by channel)`;

/** Stores a former address, which the member's erasure must find outside the member's row. */
export function insertEarlierAddress(
  db: Build,
  {
    chainId,
    memberId,
    address,
    until,
  }: { chainId: number; memberId: number; address: string; until: Temporal.Instant },
) {
  return db
    .insertInto("earlier_address")
    .values({ chain_id: chainId, member_id: memberId, address, until })
    .onConflict((conflict) => conflict.columns(["chain_id", "member_id", "address"]).doUpdateSet({ until }));
}
