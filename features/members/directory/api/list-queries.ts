import { type Expression, type RawBuilder, sql } from "kysely";
import { pageSize } from "#packages/domain/limits.ts";
import { kronorFromOre } from "#packages/domain/money.ts";
import type { Build } from "#packages/server/db/build.ts";
import {
  byMemberName,
  byNameOfFound,
  fitsSearch,
  type Searcher,
  type SearchHits,
} from "#packages/server/db/member-search.ts";
import { ownMembers } from "#packages/server/db/own-members.ts";
import { byText, type Sorting, sortedPage, sortsOf } from "#packages/server/db/sorted.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Place } from "#packages/server/request/paging.ts";
import { memberColumns } from "../contract/columns.ts";
import { selectMemberRows } from "./queries.ts";

/**
 * The columns the list can be sorted by, each by an index, in the words of its migration. Points are those that were counted last: balances of which some expire are
 * counted anew within the hour (`statistics/count-expired.ts`).
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

/** A search with more hits is frequent: the list is walked in its order until a page is full. */
export const hitsAtMost = 10_000;

/** Who looks, and for whom: `locationIds` are the points of sale within their reach, null: all. */
export interface Wanted {
  q: string | undefined;
  /** What `findHits` answered for `q`; absent: it was not asked. */
  hits?: SearchHits | null;
  /** All that fit `q` are read before they are sorted. */
  isGathered?: boolean;
  reader: Searcher;
  locationIds: readonly number[] | null;
  today: Temporal.PlainDate;
  /** Of a row of `member`: it is in the selection asked for; null: in none. */
  chosen: RawBuilder<boolean> | null;
}

/** Every member asked for, unsorted. */
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
  /** Rows at the most; a page and one more unless told. */
  size?: number;
}

/** A page of them in an order, and one row more. */
export function selectWantedPage(db: Build, wanted: Wanted, { sort, sorting, place, size = pageSize + 1 }: Asked) {
  // Walked by name, the Åsas of a large club would come last of all.
  const isGathered = wanted.hits?.isFrequent === false || /^-?name$/.test(sort);
  const list = selectWanted(db, { ...wanted, isGathered });
  // PostgreSQL cannot walk an index in the order of an expression: it reads the members by their ids and sorts them.
  const order = wanted.hits && isGathered ? { ...sorting, by: sql`greatest(${sorting.by})` } : sorting;
  const walks = /^-?home$/.test(sort) && !wanted.q && !wanted.locationIds && !wanted.chosen;
  if (!walks) return sortedPage(list, order, sql.ref("member.id"), place).limit(size);
  const ids = membersByHome(sorting, place, size);
  return sortedPage(list.where("member.id", "in", ids), sorting, sql.ref("member.id"), { after: null, skip: 0 }).limit(
    size,
  );
}

/**
 * Whose turn it is in the order of the points of sale: each gives its first members, read from the index, and the next is
 * asked only when it has no more. Sorted by a joined name, the whole club would be read for every page.
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
