import { sql, type Transaction } from "kysely";
import type { ErasedMember, MemberTables } from "#packages/server/db/member-table.ts";
import type { DB } from "#packages/server/db/types.ts";

/** Deletes pending rows for an address of the member, regardless of the address by which the member joined. */
async function deletePending(
  trx: Transaction<DB>,
  table: "signup" | "waiting_purchase",
  { addresses }: ErasedMember,
): Promise<void> {
  await trx
    .deleteFrom(table)
    .where((eb) =>
      eb.or([eb("email", "=", sql<string>`any(${addresses})`), eb("phone", "=", sql<string>`any(${addresses})`)]),
    )
    .execute();
}

export const joiningMemberTables = {
  signup: {
    merge: "moves",
    part: "joining",
    erase: async (trx, member) => {
      await trx.deleteFrom("signup").where("member_id", "=", member.memberId).execute();
      await deletePending(trx, "signup", member);
    },
  },
  waiting_purchase: {
    merge: "stays",
    part: null,
    erase: (trx, member) => deletePending(trx, "waiting_purchase", member),
  },
} satisfies MemberTables;
