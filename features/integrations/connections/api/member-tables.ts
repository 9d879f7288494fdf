import { sql, type Transaction } from "kysely";
import type { ErasedMember, MemberTables } from "#packages/server/db/member-table.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";

/** Removes the member's addresses and membership number from orders, and the shop's numbers of the member's orders. */
async function eraseOrders(trx: Transaction<DB>, erased: ErasedMember): Promise<void> {
  const { memberId, membershipNumber, addresses } = erased;
  await trx
    .updateTable("connection_order")
    .set({ number: "", email: null, phone: null, membership_number: null })
    .where((eb) =>
      eb.or([
        eb("email", "=", sql<string>`any(${addresses})`),
        eb("phone", "=", sql<string>`any(${addresses})`),
        eb("membership_number", "=", membershipNumber),
        sql<boolean>`purchase_id in (select purchase.id from purchase
          where purchase.chain_id = ${thisChain} and purchase.member_id = ${memberId})`,
      ]),
    )
    .execute();
}

export const connectionsMemberTables = {
  connection_order: { merge: "stays", part: "shopOrders", erase: eraseOrders },
} satisfies MemberTables;
