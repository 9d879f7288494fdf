import { sql } from "kysely";
import { normaliseEmail } from "#packages/domain/people/email.ts";
import type { Build } from "#packages/server/db/build.ts";
import { ownMembers } from "#packages/server/db/own-members.ts";
import type { Call, StaffActor } from "#packages/server/request/call.ts";
import type { Services } from "#packages/server/request/services.ts";

/** The maximum number of pairs in one response. After a merge the list shows the next pair. */
const pairsAtMost = 20;

/** Selects members whose address is stored with its domain in ASCII, through a partial index. */
export const selectAsciiDomains = (db: Build) =>
  db
    .selectFrom("member")
    .select(["id", sql<string>`email`.as("email")])
    .where(sql<boolean>`email like '%xn--%'`)
    .where("removed_at", "is", null)
    .orderBy("id");

/** Returns the other spellings of an address under which a membership with the same mailbox may be stored. */
export function otherSpellings(email: string | null, ascii: readonly { email: string }[]): string[] {
  if (email === null) return [];
  const canonical = normaliseEmail(email);
  const stored = ascii.map((row) => row.email).filter((address) => normaliseEmail(address) === canonical);
  return [canonical, ...stored].filter((address) => address !== email);
}

function selectByEmails(db: Build, { locationIds }: StaffActor, emails: readonly string[]) {
  const members = db
    .selectFrom("member")
    .select(["id", "membership_number", "first_name", "last_name", sql<string>`email`.as("email")])
    .where(sql<boolean>`email = any(${emails}::text[])`)
    .where("removed_at", "is", null);
  return locationIds ? members.where(ownMembers(locationIds)) : members;
}

/**
 * Returns pairs of memberships with one mailbox, stored in two spellings of its domain. A pair is listed until it is
 * merged or one address changes.
 */
export async function listDoubleMembers({ db }: Services, { chain, actor }: Call<"listDoubleMembers">) {
  const [ascii] = await db.read(chain.id, (q) => [selectAsciiDomains(q)]);
  const pairs = ascii
    .map(({ email }) => [normaliseEmail(email), email] as const)
    .filter(([canonical, email]) => canonical !== email);
  if (pairs.length === 0) return [];
  const [rows] = await db.read(chain.id, (q) => [selectByEmails(q, actor, pairs.flat())]);
  const members = new Map(
    rows.map(({ email, id, membership_number: membershipId, first_name: firstName, last_name: lastName }) => [
      email,
      { id, membershipId, firstName, lastName },
    ]),
  );
  return pairs
    .flatMap(([canonical, email]) => {
      const [survivor, other] = [members.get(canonical), members.get(email)];
      return survivor && other ? [{ kept: survivor, other, email: canonical }] : [];
    })
    .slice(0, pairsAtMost);
}
