import { type Expression, type RawBuilder, sql } from "kysely";
import { countedOf } from "#features/insight/figures/api/counted.ts";
import { pageSize } from "#packages/domain/limits.ts";
import { countedRows } from "#packages/domain/list-pages.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Build } from "#packages/server/db/build.ts";
import { byMemberName, byNameOfFound, hasNumbers, type Searcher } from "#packages/server/db/member-search.ts";
import { ownMembers } from "#packages/server/db/own-members.ts";
import { fitsSearch, hitsAtMost, isOneOf, type SearchHits } from "#packages/server/db/search-hits.ts";
import { isInOrder, membersInOrder, type WordOrder } from "#packages/server/db/search-order.ts";
import { byText, type Sorting, sortedPage, sortsOf } from "#packages/server/db/sorted.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Place } from "#packages/server/request/paging.ts";
import { memberColumns } from "../contract/columns.ts";
import { selectMemberRows } from "./queries.ts";

/**
 * The list's sort columns, each with an index on the same expression as in its migration. Points are sorted as last
 * counted; a job recounts expired balances within the hour (`statistics/count-expired.ts`).
 */
export const memberSorts = (q: string | undefined) =>
  sortsOf(memberColumns, {
    name: q ? byNameOfFound : byMemberName,
    home: byText(sql.ref("location.name")),
    registered: { by: sql.ref("member.registered_at"), type: "timestamptz" },
    lastPurchase: {
      by: sql`case when member_statistics.last_purchase_at is null then '-infinity' else member_statistics.last_purchase_at end`,
      type: "timestamptz",
    },
    total: { by: sql.ref("member_statistics.purchase_total_ore"), type: "bigint" },
    points: { by: sql.ref("member_statistics.points"), type: "bigint" },
  });

/**
 * Returns the order in which the word index can supply the list. Null if no index order matches, or the search has
 * further conditions.
 */
export function wordOrderOf({ q, sort, chosen }: { q: string | undefined; sort: string; chosen: unknown }) {
  const [order] = /name$|registered$/.exec(sort) ?? [];
  return q && order && !chosen && !hasNumbers(q) ? (order as WordOrder) : null;
}

/**
 * Returns the number of hits from which a search counts as frequent. The number is lower if the word index supplies the
 * page in order.
 */
export const hitsIn = (order: WordOrder | null) => (order ? countedRows + 1 : hitsAtMost);

/**
 * The filters and the staff member who reads. `locationIds`: the points of sale that the staff member may see; null:
 * all.
 */
export interface Wanted {
  q: string | undefined;
  /** The result of `findHits` for `q`; absent if the search did not run. */
  hits?: SearchHits | null;
  /** Whether the query reads all matches of `q` before it sorts them. */
  isGathered?: boolean;
  reader: Searcher;
  locationIds: readonly number[] | null;
  today: Temporal.PlainDate;
  /** The condition of all filters except the text; null without filters. */
  chosen: RawBuilder<boolean> | null;
}

/** Selects the members that match the filters, unsorted. */
export function selectWanted(db: Build, { q, hits = null, isGathered, reader: searcher, ...wanted }: Wanted) {
  const { locationIds, today, chosen } = wanted;
  let list = selectMemberRows(db, today);
  if (chosen) list = list.where(chosen);
  if (q) list = list.where(fitsSearch(q, { searcher, hits, isGathered }));
  return locationIds ? list.where(ownMembers(locationIds)) : list;
}

type StoredMember = Awaited<ReturnType<ReturnType<typeof selectMemberRows>["execute"]>>[number];

export const memberRowOf = (row: StoredMember) => ({
  id: row.id,
  membershipId: row.membership_number,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  homeLocation: row.home_location,
  registeredAt: row.registered_at.toString(),
  lastPurchaseAt: row.last_purchase_at?.toString() ?? null,
  purchases: row.purchase_count,
  totalAmount: kronorFromOre(row.purchase_total_ore),
  clubPoints: row.club_points,
});

interface Asked {
  sort: string;
  sorting: Sorting;
  place: Place;
  /** The maximum number of rows; by default one page and one more row. */
  size?: number;
}

/** Returns the condition that a row of `member` is one the staff member may see. */
const isShown = ({ locationIds }: Wanted) => (locationIds ? ownMembers(locationIds) : sql<boolean>`true`);

/** Selects a page of a search in the order of the word index. Joins the list's columns only for this page's members. */
function selectInOrder(
  db: Build,
  wanted: Wanted,
  { hits, sorting, place, size = pageSize + 1, order }: Asked & { hits: SearchHits; order: WordOrder },
) {
  const { q = "", today } = wanted;
  const sorted = { ...sorting, by: sql`greatest(${sorting.by})` };
  const id = sql.ref("member.id");
  const isOnPage = hits.isFrequent
    ? isInOrder({ q, order, direction: sorting.direction, place, size, isShown: isShown(wanted) })
    : sql<boolean>`member.id = any(array(select id from (${sortedPage(
        db
          .selectFrom("member")
          .select("member.id")
          .where("removed_at", "is", null)
          .where(isOneOf(hits.memberIds))
          .where(isShown(wanted)),
        sorted,
        id,
        place,
      ).limit(size)}) as page))`;
  return sortedPage(selectMemberRows(db, today).where(isOnPage), sorted, id, { after: null, skip: 0 }).limit(size);
}

/** Selects the number of all members of the club from its running counter. */
export const selectMemberCount = (db: Build) => db.selectNoFrom(countedOf("MEMBERS", sql`0`).as("count"));

/** Counts the members that a frequent search finds, up to the number that the screen shows. */
export function countInOrder(db: Build, wanted: Wanted, order: WordOrder) {
  const { q = "", locationIds } = wanted;
  const all = {
    q,
    order,
    direction: "desc",
    size: countedRows + 1,
    isShown: locationIds ? isShown(wanted) : null,
  } as const;
  return db.selectNoFrom(sql<number>`(select count(*)::int from (${membersInOrder(all)}) as found)`.as("count"));
}

/** Selects one sorted page of the members, plus one row that shows if a next page exists. */
export function selectWantedPage(db: Build, wanted: Wanted, asked: Asked) {
  const { sort, sorting, place, size = pageSize + 1 } = asked;
  const wordOrder = wordOrderOf({ q: wanted.q, sort, chosen: wanted.chosen });
  const { hits } = wanted;
  if (wordOrder && hits) return selectInOrder(db, wanted, { ...asked, hits, order: wordOrder });
  // Sorting by name reads all matches first: an index scan by name would find the Åsas of a large club only after all
  // earlier names.
  const isGathered = wanted.hits?.isFrequent === false || /^-?name$/.test(sort);
  const list = selectWanted(db, { ...wanted, isGathered });
  // PostgreSQL cannot scan an index in the order of an expression: it reads the members by id and sorts them.
  const order = wanted.hits && isGathered ? { ...sorting, by: sql`greatest(${sorting.by})` } : sorting;
  const walks = /^-?home$/.test(sort) && !wanted.q && !wanted.locationIds && !wanted.chosen;
  if (!walks) return sortedPage(list, order, sql.ref("member.id"), place).limit(size);
  const ids = membersByHome(sorting, place, size);
  return sortedPage(list.where("member.id", "in", ids), sorting, sql.ref("member.id"), { after: null, skip: 0 }).limit(
    size,
  );
}

/**
 * Selects members in the order of their points of sale. The index gives the first members of each point of sale; the
 * next is read only if needed. Sorting by the joined name would read all members for every page.
 */
function membersByHome({ direction, by }: Pick<Sorting, "direction" | "by">, { after, skip }: Place, size: number) {
  const isFalling = direction === "desc";
  const [towards, beyond, end] = isFalling
    ? [sql.raw("desc"), sql.raw("<"), sql.raw("9223372036854775807")]
    : [sql.raw("asc"), sql.raw(">"), sql.raw("0")];
  const name = sql`${after?.[0] ?? null}::text`;
  const begins = after ? sql`case when place.sorted_name = ${name} then ${after[1]}::bigint else ${end} end` : end;
  const reached = after ? sql`where place.sorted_name ${beyond}= ${name}` : sql``;
  const atMost = sql`${skip + size}::bigint`;
  return sql<number>`(select found.id
    from (select location.id, ${by} as sorted_name from location where location.chain_id = ${thisChain}
        union all select 0, '' collate "sv-x-icu") as place
      cross join lateral (select housed.id from member as housed
        where housed.chain_id = ${thisChain} and case when housed.home_location_id is null then 0 else housed.home_location_id end = place.id
          and housed.removed_at is null and housed.id ${beyond} ${begins}
        order by housed.id ${towards} limit ${atMost}) as found
    ${reached}
    order by place.sorted_name ${towards}, found.id ${towards} limit ${size}::bigint offset ${skip}::bigint)` as RawBuilder<number> &
    Expression<number>;
}
