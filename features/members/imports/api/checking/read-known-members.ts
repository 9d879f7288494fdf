import { sql, type Transaction } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { KnownMember } from "../../domain/known-members.ts";

/** The data of a member who got nothing from an import and has consented to nothing. */
export const nothingYet: KnownMember = { hasPoints: false, hasStamps: false, yesTo: [], own: false };

/**
 * Returns the points and stamps that imports gave these members and did not undo, and the channels the members
 * consented to.
 */
export async function readKnownMembers(
  trx: Transaction<DB>,
  memberIds: readonly number[],
  accountId: number,
): Promise<Map<number, KnownMember>> {
  if (memberIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom("member")
    .select(["id", "email_notification", "phone_notification"])
    .select([
      sql<boolean>`exists (select from point_lot as lot where lot.chain_id = ${thisChain} and lot.member_id = member.id
        and lot.import_id is not null and not exists (select from correction_withdrawal as gone
          where gone.chain_id = ${thisChain} and gone.lot_id = lot.id))`.as("hasPoints"),
      sql<boolean>`exists (select from purchase where purchase.chain_id = ${thisChain} and purchase.member_id = member.id
        and purchase.import_id is not null and returned_at is null)`.as("hasStamps"),
      sql<boolean>`exists (select from account where account.id = ${accountId}
        and (account.email = member.email or account.phone = member.phone))`.as("own"),
    ])
    .where(sql<boolean>`id = any(${[...memberIds]}::bigint[])`)
    .execute();
  return new Map(
    rows.map(({ id, hasPoints, hasStamps, own, email_notification, phone_notification }) => {
      const byEmail = email_notification ? (["EMAIL"] as const) : [];
      const bySms = phone_notification ? (["SMS"] as const) : [];
      return [id, { hasPoints, hasStamps, own, yesTo: [...byEmail, ...bySms] }];
    }),
  );
}
