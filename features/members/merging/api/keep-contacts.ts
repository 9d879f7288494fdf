import { sql, type Transaction } from "kysely";
import { keepUnproved } from "#features/access/contacts/api/keep-unproved.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Call } from "#packages/server/request/call.ts";
import type { MergingProfile } from "../domain/merged-profile.ts";

interface Contacts {
  memberId: number;
  /** The staff account that chose the contacts. The member must prove one of them by its link and the password. */
  accountId: number;
  other: MergingProfile;
  fields: readonly ("email" | "phone")[];
}

const channelOf = { email: "EMAIL", phone: "SMS" } as const;

/**
 * Stores the other membership's contacts as pending until the kept member proves them. Skips a contact if the member is
 * already proving another one.
 */
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

/** Deletes the other membership's pending contacts after an undo, so that the kept member cannot prove them. */
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
