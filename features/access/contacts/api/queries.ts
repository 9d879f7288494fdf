import { sql, type Transaction } from "kysely";
import type { Channel } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Build } from "#packages/server/db/build.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";

/** Whom a change is of, with the addresses that count. */
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

/** What a link would prove, live or not. */
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

/** The member's e-mail, where mails to it came back for good: it may be proved anew. */
export function selectReturnedEmail(db: Build, memberId: number) {
  return db
    .selectFrom("member")
    .select("email")
    .where("id", "=", memberId)
    .where("email_bounced_at", "is not", null)
    .where("removed_at", "is", null);
}

/** Whether no link has been sent to it: it was typed beside the address that opened the account. */
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

/** An address of the member at the table's row that waits to be proved; null when none does. */
export const pendingAddress = (channel: Channel) =>
  sql<string | null>`(select address from contact_change as waits
    where (waits.chain_id, waits.member_id, waits.channel) = (${thisChain}, member.id, ${channel}))`;

/** The channels in which an address of the member at the table's row waits without a link. */
export const unsentChannels = sql<Channel[]>`array(select channel from contact_change as waits
  where (waits.chain_id, waits.member_id) = (${thisChain}, member.id) and ${isUnsent} order by channel)`;

/** What erasing a member has to find beside their own row. */
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
