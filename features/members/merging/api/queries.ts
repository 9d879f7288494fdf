import { type Compilable, sql, type Transaction } from "kysely";
import { balanceColumn } from "#features/loyalty/points/api/ledger.ts";
import type { Build } from "#packages/server/db/build.ts";
import { byNameOfFound, hasNumbers } from "#packages/server/db/member-search.ts";
import { membersWithStatistics } from "#packages/server/db/member-statistics.ts";
import { ownMembers } from "#packages/server/db/own-members.ts";
import { statement } from "#packages/server/db/prepared.ts";
import { fitsSearch, type SearchHits } from "#packages/server/db/search-hits.ts";
import { isInOrder } from "#packages/server/db/search-order.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { StaffActor } from "#packages/server/request/call.ts";

type Day = Temporal.PlainDate;

/** The maximum number of candidates; a longer search text narrows them. */
export const candidatesAtMost = 12;

/** Selects members who may be merged with this one, among those the caller may see. */
export function selectCandidates(db: Build, { locationIds }: StaffActor, memberId: number, today: Day) {
  const all = membersWithStatistics(db)
    .leftJoin("location", (join) =>
      join.onRef("location.chain_id", "=", "member.chain_id").onRef("location.id", "=", "member.home_location_id"),
    )
    .select(["member.id", "membership_number", "first_name", "last_name", "member.email", "member.phone", "birthday"])
    .select(["registered_at", "purchase_count", "location.name as home_location"])
    .select(balanceColumn(today).as("club_points"))
    .where("removed_at", "is", null)
    .where("member.id", "<>", memberId)
    .limit(candidatesAtMost);
  return locationIds ? all.where(ownMembers(locationIds)) : all;
}

interface CandidateSearch {
  q: string;
  actor: StaffActor;
  /** The result of `findHits` for `q`. */
  hits: SearchHits | null;
}

/** Selects the candidates that a search finds, sorted by name. */
export function searched(all: ReturnType<typeof selectCandidates>, { q, actor, hits }: CandidateSearch) {
  const isShown = actor.locationIds ? ownMembers(actor.locationIds) : sql<boolean>`true`;
  // One row more, because the search may also find the member that needs the candidates.
  const size = candidatesAtMost + 1;
  const fits =
    hits?.isFrequent && !hasNumbers(q)
      ? isInOrder({ q, order: "name", direction: "asc", size, isShown })
      : fitsSearch(q, { searcher: actor, hits });
  return all.where(fits).orderBy(byNameOfFound.by).orderBy("member.id");
}

/** Selects members with the same folded name and birthday, or with an address that this member typed or had before. */
export const likely = (all: ReturnType<typeof selectCandidates>, memberId: number) =>
  all
    .where(sql<boolean>`member.id in (
      select other.id from member me join member other on other.chain_id = me.chain_id and other.birthday = me.birthday
        and other.removed_at is null and other.birthday is not null
        and search_word(other.first_name || other.last_name) = search_word(me.first_name || me.last_name)
      where me.chain_id = ${thisChain} and me.id = ${memberId} and me.removed_at is null
        and search_word(me.first_name || me.last_name) <> ''
      union
      select other.id from (
          select address from contact_change where chain_id = ${thisChain} and member_id = ${memberId}
          union select address from earlier_address where chain_id = ${thisChain} and member_id = ${memberId}) as beside
        join member other on other.chain_id = ${thisChain} and other.email = beside.address
      union
      select other.id from (
          select address from contact_change where chain_id = ${thisChain} and member_id = ${memberId}
          union select address from earlier_address where chain_id = ${thisChain} and member_id = ${memberId}) as beside
        join member other on other.chain_id = ${thisChain} and other.phone = beside.address)`)
    .orderBy("member.id");

export const byEmails = (all: ReturnType<typeof selectCandidates>, emails: readonly string[]) =>
  all.where(sql<boolean>`member.email = any(${emails}::text[])`).orderBy("member.id");

/** Selects two existing members that the caller may see, in the order of their ids. */
export function selectBoth(db: Build, { locationIds }: StaffActor, ids: readonly number[]) {
  const both = db
    .selectFrom("member")
    .select(["member.id", "registered_at", "member.email"])
    .where(sql<boolean>`member.id = any(${ids}::bigint[])`)
    .where("removed_at", "is", null)
    .orderBy("member.id");
  return locationIds ? both.where(ownMembers(locationIds)) : both;
}

/** Selects and locks the two members. */
export const lockBoth = (trx: Transaction<DB>, actor: StaffActor, ids: readonly number[]) =>
  selectBoth(trx, actor, ids).forUpdate("member");

/** Selects a merge that was not undone, with its kept member and its merged member. */
export function selectMerge(db: Build, memberId: number, mergeId: number) {
  return db
    .selectFrom("member_merge")
    .selectAll()
    .where("id", "=", mergeId)
    .where("kept_id", "=", memberId)
    .where("undone_at", "is", null);
}

const partsOf = (kind: string) => sql`(select thing_id from merge_part
  where merge_part.chain_id = ${thisChain} and merge_id = member_merge.id and kind = ${sql.lit(kind)})`;

/**
 * Whether merged points, stamps or offers have been used, taken back or returned since. An undo would have to reverse
 * those actions too.
 */
const usedSince = sql<boolean>`(exists (select from point_entry since where since.chain_id = ${thisChain}
    and since.member_id = member_merge.kept_id and since.id > member_merge.after_entry
    and (since.lot_id in ${partsOf("LOT")} or since.other_lot_id in ${partsOf("LOT")}))
  or exists (select from purchase_return since where since.chain_id = ${thisChain}
    and since.returned_at >= member_merge.merged_at and since.purchase_id in ${partsOf("PURCHASE")})
  or exists (select from redemption_cancellation since where since.chain_id = ${thisChain}
    and since.cancelled_at >= member_merge.merged_at and since.redemption_id in ${partsOf("REDEMPTION")})
  or exists (select from merged_cards(member_merge.cards) came join stamp_entry since
      on since.chain_id = ${thisChain} and since.member_id = member_merge.kept_id and since.stamp_card_id = came.card
    where since.id > member_merge.after_stamp_entry and since.kind <> 'MOVED_OUT'
      and since.usage_order > came.starts and since.usage_order <= came.starts + came.count)
  or exists (select from merged_cards(member_merge.cards) came join redemption since
      on since.chain_id = ${thisChain} and since.member_id = member_merge.kept_id and since.stamp_card_id = came.card
    where since.id not in ${partsOf("REDEMPTION")}
      and since.usage_order > came.starts and since.usage_order <= came.starts + came.count)
  or member_merge.cards @? '$[*] ? (@.owed == true)'
  or (member_merge.welcome_swapped and exists (select from member_welcome_offer offer
    where offer.chain_id = ${thisChain} and offer.member_id = member_merge.kept_id
      and offer.used_purchase_id is not null and offer.used_purchase_id not in ${partsOf("PURCHASE")})))`;

/** The events since a merge that decide if it can be undone. */
export const sinceColumns = [
  sql<boolean>`exists (select from member_merge later where later.chain_id = ${thisChain}
    and later.kept_id = member_merge.kept_id and later.id > member_merge.id and later.undone_at is null)`.as(
    "merged_again",
  ),
  usedSince.as("used"),
] as const;

/** Selects a member's merges that were not undone, newest first. */
export function selectMerges(db: Build, memberId: number) {
  return db
    .selectFrom("member_merge")
    .innerJoin("member as other", (join) =>
      join.onRef("other.chain_id", "=", "member_merge.chain_id").onRef("other.id", "=", "member_merge.other_id"),
    )
    .leftJoin("account", "account.id", "member_merge.account_id")
    .select(["member_merge.id", "other_id", "merged_at", "other.membership_number", "other.first_name"])
    .select(["other.last_name", staffName().as("author")])
    .select(sql<number>`(select count(*)::int from ${partsOf("PURCHASE")} as parts)`.as("purchases"))
    .select(sinceColumns)
    .where("kept_id", "=", memberId)
    .where("undone_at", "is", null)
    .orderBy("member_merge.id", "desc");
}

/** Selects the ids of the latest entries on the accounts and cards of two members. */
export const selectLatestEntries = (ids: readonly number[]): Compilable<{ point: number; stamp: number }> =>
  statement(sql<{ point: number; stamp: number }>`select
    (select coalesce(max(id), 0) from point_entry where chain_id = ${thisChain} and member_id = any(${ids}::bigint[])) as point,
    (select coalesce(max(id), 0) from stamp_entry where chain_id = ${thisChain} and member_id = any(${ids}::bigint[])) as stamp`);

/** Selects the channels that a member has refused since a moment and not agreed to again. */
export function selectRefusedSince(db: Build, memberId: number, since: Temporal.Instant) {
  const latest = db
    .selectFrom("consent")
    .distinctOn("channel")
    .select(["channel", "given"])
    .where("member_id", "=", memberId)
    .where("source", "not in", ["MERGE", "ADDRESS_REMOVED"])
    .where("at", ">=", since)
    .orderBy("channel")
    .orderBy("id", "desc");
  return db.selectFrom(latest.as("latest")).select("channel").where("given", "=", false);
}
