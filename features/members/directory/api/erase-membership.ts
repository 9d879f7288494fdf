import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { eraseMember } from "./erase-member.ts";
import { keepLeftAddresses } from "./left-addresses.ts";

interface Leaving {
  /** The member, whose row the caller has locked. */
  memberId: number;
  contact: { email: string | null; phone: string | null };
  now: Temporal.Instant;
}

const addressesOf = ({ email, phone }: Leaving["contact"]) => [email, phone].filter((address) => address !== null);

/**
 * Erases a member with every membership merged into that member. Later imports cannot add the erased addresses again.
 */
export async function eraseMembership(trx: Transaction<DB>, { memberId, contact, now }: Leaving): Promise<void> {
  const all = await eraseMember(trx, { memberId, addresses: addressesOf(contact), now });
  const came = await trx
    .selectFrom("member")
    .select(["id", "email", "phone"])
    .where("merged_into", "=", memberId)
    .execute();
  for (const other of came) {
    all.push(...(await eraseMember(trx, { memberId: other.id, addresses: addressesOf(other), now })));
  }
  await keepLeftAddresses(trx, all, now);
}
