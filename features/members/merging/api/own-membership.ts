import { sql, type Transaction } from "kysely";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import { refuse } from "#packages/server/request/refusal.ts";

/**
 * Refuses staff who merge or separate their own membership, recognised by the same e-mail or phone as at the till. A
 * membership merged into either also counts. Refuses OWN_MERGE.
 */
export async function refuseOwnMembership(
  trx: Transaction<DB>,
  accountIds: readonly (number | null)[],
  memberIds: readonly number[],
): Promise<void> {
  const own = await trx
    .selectFrom("member")
    .innerJoin("account", (join) =>
      join.on((eb) =>
        eb.or([eb("account.email", "=", eb.ref("member.email")), eb("account.phone", "=", eb.ref("member.phone"))]),
      ),
    )
    .select("member.id")
    .where("member.chain_id", "=", thisChain)
    .where(
      sql<boolean>`(member.id = any(${[...memberIds]}::bigint[]) or member.merged_into = any(${[...memberIds]}::bigint[]))`,
    )
    .where(sql<boolean>`account.id = any(${accountIds.filter((id) => id !== null)}::bigint[])`)
    .limit(1)
    .executeTakeFirst();
  if (own) refuse("OWN_MERGE");
}
