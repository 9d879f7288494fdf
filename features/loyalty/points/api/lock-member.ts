import { sql, type Transaction } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";

/**
 * Locks a member. Every change of points takes this lock first, so that two staff members take turns. `own`: the member
 * is the caller, by the same e-mail or phone.
 */
export function lockMember(trx: Transaction<DB>, memberId: number, accountId: number) {
  return trx
    .selectFrom("member")
    .select("member.id")
    .select(
      sql<boolean>`exists (select from account where account.id = ${accountId}
        and (account.email = member.email or account.phone = member.phone))`.as("own"),
    )
    .where("member.id", "=", memberId)
    .where("removed_at", "is", null)
    .forNoKeyUpdate();
}

/** Members, each with the account that serves them. */
export interface ServedMembers {
  memberIds: number[];
  accountIds: number[];
}

const lockServed = ({ memberIds, accountIds }: ServedMembers, otherwise: string) =>
  statement(sql<{ id: number; own: boolean }>`select member.id,
      exists (select from account where account.id = served.account
        and (account.email = member.email or account.phone = member.phone)) as own
    from unnest(${memberIds}::bigint[], ${accountIds}::bigint[]) as served (member, account)
      join member on member.id = served.member
    where member.chain_id = ${thisChain} and removed_at is null order by member.id for no key update of member${sql.raw(otherwise)}`);

/** Locks several members in the order of their ids, and waits for other transactions. */
export const lockMembers = (_db: Build, members: ServedMembers) => lockServed(members, "");

/** Locks the members that no other transaction has locked, without waiting. */
export const lockFreeMembers = (_db: Build, members: ServedMembers) => lockServed(members, " skip locked");
