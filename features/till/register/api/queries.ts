import { sql } from "kysely";
import { couponsBroughtTo } from "#features/loyalty/coupons/api/brought-queries.ts";
import { balanceColumn } from "#features/loyalty/points/api/ledger.ts";
import { acceptsNumberAlone } from "#features/members/card-codes/api/number-alone.ts";
import { pinnedNote } from "#features/members/notes/api/queries.ts";
import { readUsername } from "#packages/domain/people/contact.ts";
import { readMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import type { Build } from "#packages/server/db/build.ts";
import { byNameOfFound, named } from "#packages/server/db/member-search.ts";
import { membersWithStatistics } from "#packages/server/db/member-statistics.ts";
import { stillThere, whoItIs } from "#packages/server/db/merged-member.ts";
import { ownMembers } from "#packages/server/db/own-members.ts";
import { isOneOf, type SearchHits } from "#packages/server/db/search-hits.ts";
import { isInOrder } from "#packages/server/db/search-order.ts";
import type { Chain, StaffActor } from "#packages/server/request/call.ts";

const foundAtMost = 8;

function selectFound(db: Build, today: Temporal.PlainDate) {
  return membersWithStatistics(db)
    .select(["membership_number as membershipId", "first_name as firstName", "last_name as lastName"])
    .select(balanceColumn(today).as("clubPoints"))
    .where("removed_at", "is", null)
    .limit(foundAtMost);
}

/** Selects whether the club lets a search find a member by the membership number alone. */
export const selectNumberAlone = (db: Build) => db.selectNoFrom(acceptsNumberAlone.as("isAccepted"));

export type Exactly = ["membership_number" | "email" | "phone", string];

/** Returns a complete number, phone or e-mail in the search; null for a name or a part of one. */
export function exactlyIn(q: string, chain: Chain): Exactly | null {
  const number = readMembershipNumber(q);
  if (number) return ["membership_number", number];
  const username = readUsername(q, prefixForLanguage(chain.language));
  if (!username.ok) return null;
  return username.kind === "email" ? ["email", username.email] : ["phone", username.phone];
}

/** Finds the member of the chain with exactly this number, phone or e-mail. Spec §6. */
export function findExactly(db: Build, [column, value]: Exactly, today: Temporal.PlainDate) {
  const memberQuery = db.selectFrom("member").select(whoItIs.as("id")).where(stillThere).where(column, "=", value);
  return selectFound(db, today).where("member.id", "in", memberQuery);
}

interface NameSearch {
  actor: StaffActor;
  q: string;
  /** The result of `findHits` for `q`. */
  hits: SearchHits | null;
  today: Temporal.PlainDate;
}

/** Selects members by name, only among the members of the caller's own points of sale. Spec §6. */
export function findByName(db: Build, { actor: { locationIds }, q, hits, today }: NameSearch) {
  const memberQuery = selectFound(db, today).orderBy(byNameOfFound.by).orderBy("id");
  const isShown = locationIds ? ownMembers(locationIds) : sql<boolean>`true`;
  if (!hits) return memberQuery.where(named(q)).where(isShown);
  if (!hits.isFrequent) return memberQuery.where(isOneOf(hits.memberIds)).where(isShown);
  return memberQuery.where(isInOrder({ q, kind: "NAME", order: "name", direction: "asc", size: foundAtMost, isShown }));
}

/** Selects the latest members of the caller's own points of sale. */
export function selectOwnLatest(db: Build, { locationIds }: StaffActor, today: Temporal.PlainDate) {
  const latest = selectFound(db, today).orderBy("registered_at", "desc").orderBy("id", "desc");
  return locationIds ? latest.where(ownMembers(locationIds)) : latest;
}

/** Selects the member by number. E-mail and phone are included for members of the caller's points of sale only. */
export function selectMemberAtTill(db: Build, locationIds: StaffActor["locationIds"], memberId: number) {
  const isOwn = locationIds ? ownMembers(locationIds) : sql`true`;
  return membersWithStatistics(db)
    .select(["membership_number", "first_name", "last_name", "last_purchase_at"])
    .select([
      sql<string | null>`case when ${isOwn} then member.email end`.as("email"),
      sql<string | null>`case when ${isOwn} then member.phone end`.as("phone"),
    ])
    .select([pinnedNote.as("note"), acceptsNumberAlone.as("acceptsNumberAlone")])
    .select(couponsBroughtTo(memberId).as("brought"))
    .where("id", "=", memberId)
    .where("removed_at", "is", null);
}
