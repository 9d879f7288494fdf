import { sql, type Transaction } from "kysely";
import { keepUnproved } from "#features/access/contacts/api/keep-unproved.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { MergingProfile } from "../domain/merged-profile.ts";

interface Contacts {
  memberId: number;
  /** Staff brought the contacts: the member needs their password as well as the link to prove one. */
  accountId: number;
  other: MergingProfile;
  fields: readonly ("email" | "phone")[];
}

const channelOf = { email: "EMAIL", phone: "SMS" } as const;

/** The other's contacts wait until the kept member proves them. One that the member is proving already stays instead. */
export async function keepContactsToProve(
  trx: Transaction<DB>,
  { chain, now, realNow }: Pick<Call<"mergeMembers">, "chain" | "now" | "realNow">,
  { memberId, accountId, other, fields }: Contacts,
): Promise<void> {
  for (const field of fields) {
    const address = other[field];
    if (address === null) continue;
    const typed = { chainId: chain.id, memberId, channel: channelOf[field], address, accountId, consent: null };
    await keepUnproved(trx, { ...typed, now, realNow })
      .onConflict((same) => same.doNothing())
      .execute();
  }
}

/** After an undo the kept member can prove none of the other's addresses any more. */
export async function forgetContactsOf(
  trx: Transaction<DB>,
  memberId: number,
  addresses: readonly (string | null)[],
): Promise<void> {
  await trx
    .deleteFrom("contact_change")
    .where("member_id", "=", memberId)
    .where(sql<boolean>`address = any(${addresses.filter((address) => address !== null)}::text[])`)
    .execute();
}
