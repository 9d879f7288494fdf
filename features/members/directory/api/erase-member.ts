import type { Transaction } from "kysely";
import { memberTables } from "#features/member-tables.ts";
import type { ErasedMember, MemberTable, MemberTables, TableOfMembers } from "#packages/server/db/member-table.ts";
import type { DB } from "#packages/server/db/types.ts";
import { newMembershipNumber } from "#packages/server/security/tokens.ts";
import { erasedPerson } from "../domain/person-fields.ts";

interface Erasing {
  memberId: number;
  /** The member's current addresses. */
  addresses: string[];
  now: Temporal.Instant;
}

/** Returns every address that the member ever had, except those that another member has now. */
async function allAddresses(trx: Transaction<DB>, { memberId, addresses }: Erasing): Promise<string[]> {
  const earlier = await trx
    .selectFrom("earlier_address")
    .select("address")
    .where("member_id", "=", memberId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("member as other")
            .select("other.id")
            .whereRef("other.chain_id", "=", "earlier_address.chain_id")
            .where("other.id", "<>", memberId)
            .where((either) =>
              either.or([
                either("other.email", "=", either.ref("earlier_address.address")),
                either("other.phone", "=", either.ref("earlier_address.address")),
              ]),
            ),
        ),
      ),
    )
    .execute();
  return [...addresses, ...earlier.map(({ address }) => address)];
}

/** The type check fails here if a table references members but is not declared. */
const tables: Record<TableOfMembers, MemberTable> & MemberTables = memberTables;

/**
 * Erases the rows of every declared table. The member's own row must already be empty, because its triggers write rows.
 */
async function eraseRows(trx: Transaction<DB>, member: ErasedMember): Promise<void> {
  for (const [table, { erase }] of Object.entries(tables)) {
    if (typeof erase === "function") await erase(trx, member);
    if (erase !== "deletes") continue;
    await trx
      .deleteFrom(table as "member_note")
      .where("member_id", "=", member.memberId)
      .execute();
  }
}

/**
 * Returns the member's row without personal data. A membership number is required, so it becomes one that no member
 * ever had.
 */
function emptyMember(now: Temporal.Instant) {
  return {
    ...erasedPerson,
    membership_number: newMembershipNumber(),
    password_hash: null,
    email_notification: false,
    phone_notification: false,
    home_location_id: null,
    unclaimed: false,
    removed_at: now,
  };
}

/**
 * Erases the member's data from every table of the club, including messages to earlier addresses and reasons typed by
 * staff. Purchases, points and stamps remain anonymous. Returns every address of the member.
 */
export async function eraseMember(trx: Transaction<DB>, erasing: Erasing): Promise<string[]> {
  const { memberId, now } = erasing;
  const addresses = await allAddresses(trx, erasing);
  const { membership_number: membershipNumber } = await trx
    .selectFrom("member")
    .select("membership_number")
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  await trx.updateTable("member").set(emptyMember(now)).where("id", "=", memberId).execute();
  await eraseRows(trx, { memberId, membershipNumber, addresses });
  return addresses;
}
