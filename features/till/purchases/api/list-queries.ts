import { type RawBuilder, sql } from "kysely";
import { notCancelled } from "#features/loyalty/coupons/api/not-cancelled.ts";
import { startOfDay } from "#packages/domain/calendar.ts";
import { countedRows } from "#packages/domain/list-pages.ts";
import type { Build } from "#packages/server/db/build.ts";
import { plannedByItsValues } from "#packages/server/db/connections/client.ts";
import { byMemberName, type Searcher } from "#packages/server/db/member-search.ts";
import { fitsSearch, type SearchHits } from "#packages/server/db/search-hits.ts";
import { byText, sortsOf } from "#packages/server/db/sorted.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { Call } from "#packages/server/request/call.ts";
import { purchaseColumns, sortedAmongNewest } from "../contract/columns.ts";
import type { PurchaseKind } from "../domain/purchase-filters.ts";
import { bought } from "./queries.ts";

/** The kept amount has its own column: row-level security blocks an index on an expression, not on a column. */
const keptOre = sql.ref<number>("purchase.kept_ore");

/** Date and amount have an index each. Names of ten million purchases have no index: see `sortedAmongNewest`. */
export const purchaseSorts = sortsOf(purchaseColumns, {
  date: { by: sql.ref("purchase.purchased_at"), type: "timestamptz" },
  amount: { by: keptOre, type: "bigint" },
  member: byMemberName,
  location: byText(sql.ref("location.name")),
  cashier: byText(sql`concat_ws(' ', nullif(account.first_name, ''), nullif(account.last_name, ''), account.email)`),
});

/** Whether the list sorts only the newest thousand by this column. */
export const isSortedAmongNewest = (sort: string) => sortedAmongNewest.some((key) => key === sort.replace(/^-/, ""));

type Filters = Omit<Call<"getPurchaseTotals">["query"], "amountFrom" | "amountTo">;

/** The filters and the reader. `locationIds`: the points of sale within the reader's reach; null means all. */
export interface Wanted extends Filters {
  /** Limits of the kept amount, both included. */
  fromOre?: number | undefined;
  toOre?: number | undefined;
  reader: Searcher;
  /** The result of `findHits` for `q`. */
  hits: SearchHits | null;
  locationIds: readonly number[] | null;
  timeZone: string;
}

/** A purchase with a return. The text equals the condition of its index. */
export const isReturned = sql<boolean>`(purchase.returned_ore > 0 or purchase.returned_at is not null)`;

const kinds: Record<PurchaseKind, RawBuilder<boolean>> = {
  RETURNED: isReturned,
  LARGE: sql`exists (select from large_amount as large
    where large.chain_id = ${thisChain} and large.registration_key = purchase.registration_key)`,
  WITH_COUPON: sql`exists (select from redemption
    where redemption.chain_id = ${thisChain} and redemption.purchase_id = purchase.id and ${notCancelled})`,
};

const ofCategory = (id: number) => sql<boolean>`exists (select from purchase_category as tag
  where tag.chain_id = ${thisChain} and tag.purchase_id = purchase.id and tag.category_id = ${id}::bigint)`;

/**
 * Purchases tagged with the campaign at the till, or that used it as the welcome offer. The campaign's uses count both.
 */
const ofCampaign = (id: number) => sql<boolean>`purchase.id in (
  select tag.purchase_id from purchase_campaign as tag
  where tag.chain_id = ${thisChain} and tag.campaign_id = ${id}::bigint
  union all select offer.used_purchase_id from member_welcome_offer as offer
  where offer.chain_id = ${thisChain} and offer.campaign_id = ${id}::bigint and offer.used_purchase_id is not null)`;

/** Limits purchases to full days of the club, both included. */
export function duringDays({ since, until, timeZone }: Pick<Wanted, "since" | "until" | "timeZone">) {
  const begins = (day: string, more: number) => startOfDay(Temporal.PlainDate.from(day).add({ days: more }), timeZone);
  const lower = since ? sql`purchase.purchased_at >= ${begins(since, 0)}::timestamptz` : sql`true`;
  const upper = until ? sql`purchase.purchased_at < ${begins(until, 1)}::timestamptz` : sql`true`;
  return sql<boolean>`(${lower} and ${upper})`;
}

function conditionsOf(criteria: Wanted): RawBuilder<boolean>[] {
  const { q, memberId, pointOfSaleId, cashierId, categoryId, campaignId } = criteria;
  const { fromOre, toOre, only, reader, locationIds } = criteria;
  const is = (column: string, id: number) => sql<boolean>`${sql.ref(`purchase.${column}`)} = ${id}::bigint`;
  return [
    memberId && is("member_id", memberId),
    pointOfSaleId && is("location_id", pointOfSaleId),
    cashierId && is("account_id", cashierId),
    categoryId && ofCategory(categoryId),
    campaignId && ofCampaign(campaignId),
    (criteria.since || criteria.until) && duringDays(criteria),
    fromOre !== undefined && sql<boolean>`${keptOre} >= ${fromOre}::bigint`,
    toOre !== undefined && sql<boolean>`${keptOre} <= ${toOre}::bigint`,
    only && kinds[only],
    locationIds && sql<boolean>`purchase.location_id = any(${[...locationIds]}::bigint[])`,
    q && fitsSearch(q, { searcher: reader, hits: criteria.hits }),
  ].filter((condition): condition is RawBuilder<boolean> => Boolean(condition));
}

/**
 * Whether a purchase passes the filters. PostgreSQL plans the query for the actual values, as they may be rare or
 * common.
 */
export function isWanted(criteria: Wanted) {
  const conditions = [sql<boolean>`${sql.raw(plannedByItsValues)} ${bought}`, ...conditionsOf(criteria)];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Selects the purchases that pass the filters. */
export function selectWanted(db: Build, criteria: Wanted) {
  const purchases = db.selectFrom("purchase").where(isWanted(criteria));
  return criteria.q
    ? purchases.innerJoin("member", (join) =>
        join.onRef("member.chain_id", "=", "purchase.chain_id").onRef("member.id", "=", "purchase.member_id"),
      )
    : purchases;
}

/** Selects the newest purchases that pass the filters. */
export const newestOf = (db: Build, criteria: Wanted, limit = countedRows) =>
  selectWanted(db, criteria)
    .select("purchase.id")
    .orderBy("purchase.purchased_at", "desc")
    .orderBy("purchase.id", "desc")
    .limit(limit);
