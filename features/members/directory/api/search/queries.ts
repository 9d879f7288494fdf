import { type RawBuilder, sql } from "kysely";
import { selectStaff } from "#features/access/staff/api/queries.ts";
import { beginningsOfEmail } from "#packages/domain/people/email.ts";
import type { Build } from "#packages/server/db/build.ts";
import { hasPart } from "#packages/server/db/has-part.ts";
import { hasNumbers } from "#packages/server/db/member-search.ts";
import { ownMembers } from "#packages/server/db/own-members.ts";
import { fitsSearch, type SearchHits } from "#packages/server/db/search-hits.ts";
import { isInOrder } from "#packages/server/db/search-order.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Chain, StaffActor } from "#packages/server/request/call.ts";

/** The maximum number of results of each kind. */
export const resultLimit = 5;

/** The points of sale that the staff member may see; null: all. */
type Reach = readonly number[] | null;

interface MemberSearch {
  q: string;
  actor: StaffActor;
  /** The result of `findHits` for `q`. */
  hits: SearchHits | null;
}

/**
 * Selects a few matching members; for a frequent search, the newest. Each typed word must begin a word of the name, the
 * e-mail, the phone or the number.
 */
export function selectFoundMembers(db: Build, { q, actor, hits }: MemberSearch) {
  const reach = actor.locationIds;
  const isShown = reach ? ownMembers(reach) : sql<boolean>`true`;
  const fits =
    hits?.isFrequent && !hasNumbers(q)
      ? isInOrder({ q, order: "registered", direction: "desc", size: resultLimit, isShown })
      : fitsSearch(q, { searcher: actor, hits });
  const memberQuery = db
    .selectFrom("member")
    .select(["member.id", "membership_number", "first_name", "last_name", "member.email", "member.phone"])
    .where("removed_at", "is", null)
    .where(fits)
    .limit(resultLimit);
  return reach === null ? memberQuery : memberQuery.where(ownMembers(reach));
}

/** Selects the latest purchases of an amount in öre since a moment; no rows for a null amount. */
export function selectPurchasesOf(
  db: Build,
  { amountOre, since, reach }: { amountOre: number | null; since: Temporal.Instant; reach: Reach },
) {
  const purchaseQuery = db
    .selectFrom("purchase")
    .innerJoin("location", (join) =>
      join.onRef("location.chain_id", "=", "purchase.chain_id").onRef("location.id", "=", "purchase.location_id"),
    )
    .innerJoin("member", (join) =>
      join.onRef("member.chain_id", "=", "purchase.chain_id").onRef("member.id", "=", "purchase.member_id"),
    )
    .select(["purchase.id", "purchase.purchased_at", "purchase.amount_ore"])
    .select(["location.name as location", "member.first_name", "member.last_name"])
    .where("purchase.purchased_at", ">=", since)
    .where(amountOre === null ? sql<boolean>`false` : sql<boolean>`purchase.amount_ore = ${amountOre}`)
    .orderBy("purchase.purchased_at", "desc")
    .orderBy("purchase.id", "desc")
    .limit(resultLimit);
  return reach === null
    ? purchaseQuery
    : purchaseQuery.where(sql<boolean>`purchase.location_id = any(${[...reach]}::bigint[])`);
}

/** Selects staff by a part of their name, or the beginning of their e-mail. */
export function selectFoundStaff(db: Build, chain: Chain, q: string) {
  const name = sql`concat_ws(' ', account.first_name, account.last_name)`;
  return selectStaff(db, chain).where(
    sql<boolean>`(${hasPart(name, q)} or account.email ^@ any(${beginningsOfEmail(q)}::text[]))`,
  );
}

const everywhere = sql`'{}'::bigint[]`;

/**
 * Selects items of one kind that the staff member may see; an empty `places` means everywhere. Names that begin with
 * the text come first, then the newest.
 */
function selectKind(kind: NamedRow["kind"], q: string, reach: Reach, places: RawBuilder<unknown> = everywhere) {
  const table = sql.table(kind.toLowerCase());
  const own = reach === null ? sql`` : sql`and (${places} = '{}' or ${places} && ${[...reach]}::bigint[])`;
  const open = kind === "LOCATION" ? sql`and closed_at is null` : sql``;
  return sql`(select ${kind}::text as kind, id, name,
      starts_with(folded(name), folded(${q}::text)) as begins
    from ${table} as thing
    where chain_id = ${thisChain} and ${hasPart(sql`name`, q)} ${open} ${own}
    order by 4 desc, id desc limit 20)`;
}

interface NamedRow {
  kind: "COUPON" | "STAMP_CARD" | "CAMPAIGN" | "LOCATION";
  id: number;
  name: string;
}

/** Selects coupons, stamp cards, campaigns and points of sale by a part of their name. */
export function selectNamed(db: Build, q: string, reach: Reach) {
  const campaignPlaces = sql`array(select place.location_id from campaign_location place
    where place.chain_id = ${thisChain} and place.campaign_id = thing.id)`;
  const kinds = [
    selectKind("COUPON", q, reach),
    selectKind("STAMP_CARD", q, reach),
    selectKind("CAMPAIGN", q, reach, campaignPlaces),
    selectKind("LOCATION", q, reach, sql`array[id]`),
  ];
  return db.selectFrom(sql<NamedRow>`(${sql.join(kinds, sql` union all `)})`.as("named")).selectAll("named");
}
