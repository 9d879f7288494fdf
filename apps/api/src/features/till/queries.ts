import { readUsername } from "@stammis/domain/people/contact";
import { readMembershipNumber } from "@stammis/domain/people/membership-number";
import { prefixForLanguage } from "@stammis/domain/people/phone-pattern";
import { type Kysely, sql } from "kysely";
import type { Chain, StaffActor } from "../../call.ts";
import { searchWords, startingWith } from "../../db/member-search.ts";
import type { DB } from "../../db/types.ts";
import { ownMembers } from "../members/own-members.ts";
import { balanceColumn } from "../points/ledger.ts";

const foundAtMost = 8;

function selectFound(db: Kysely<DB>, today: Temporal.PlainDate) {
  return db
    .selectFrom("member")
    .select(["member.id", "membership_number as membershipId", "first_name as firstName", "last_name as lastName"])
    .select(balanceColumn(today).as("clubPoints"))
    .where("removed_at", "is", null)
    .limit(foundAtMost);
}

/**
 * Whoever has the number, phone or e-mail exactly finds the member in the whole chain; a name, only among the members of
 * the caller's own points of sale. Spec §6.
 */
export function findMembers(db: Kysely<DB>, chain: Chain, actor: StaffActor, q: string, today: Temporal.PlainDate) {
  const found = selectFound(db, today);
  const number = readMembershipNumber(q);
  if (number) return found.where("membership_number", "=", number);
  const username = readUsername(q, prefixForLanguage(chain.language));
  if (username.ok && username.kind === "email") return found.where("email", "=", username.email);
  if (username.ok) return found.where("phone", "=", username.phone);
  let named = found.orderBy("first_name").orderBy("last_name").orderBy("member.id");
  for (const word of searchWords(q)) {
    named = named.where((eb) =>
      eb.or([eb("first_name", "ilike", startingWith(word)), eb("last_name", "ilike", startingWith(word))]),
    );
  }
  return actor.locationIds ? named.where(ownMembers(actor.locationIds)) : named;
}

/** Ids can be counted up: whoever does learns the addresses of their own points of sale's members only. */
export function selectMemberAtTill(db: Kysely<DB>, { locationIds }: StaffActor, memberId: number) {
  const isOwn = locationIds ? ownMembers(locationIds) : sql`true`;
  return db
    .selectFrom("member")
    .select(["id", "membership_number", "first_name", "last_name", "last_purchase_at"])
    .select([
      sql<string | null>`case when ${isOwn} then member.email end`.as("email"),
      sql<string | null>`case when ${isOwn} then member.phone end`.as("phone"),
    ])
    .where("id", "=", memberId)
    .where("removed_at", "is", null);
}
