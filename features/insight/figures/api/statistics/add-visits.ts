import { type Compilable, sql } from "kysely";
import type { VisitPlan } from "#features/till/register/domain/plan-visit.ts";
import type { Build } from "#packages/server/db/build.ts";
import { prepared, statement } from "#packages/server/db/prepared.ts";
import { type RowArrays, rowSet } from "#packages/server/db/row-set.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { cardsOfMember } from "./count-holdings.ts";

/** A visit with stored rows, to be added to its member's statistics. */
export interface VisitInStatistics {
  visit: {
    chainId: number;
    memberId: number;
    locationId: number;
    today: Temporal.PlainDate;
    purchasedAt: Temporal.Instant;
    purchasedOn: Temporal.PlainDate;
  };
  plan: VisitPlan;
  categoryIds: readonly number[];
}

const visitRows = rowSet({
  member_id: "bigint",
  location_id: "bigint",
  at: "timestamptz",
  day: "date",
  paid_ore: "bigint",
  is_purchase: "boolean",
  /** Category ids and negated campaign ids, separated by commas; null for none. */
  tags: "text null",
  balance: "bigint",
  lasting: "date null",
  earned: "bigint null",
  earned_through: "date null",
  is_spent: "boolean",
  has_cards: "boolean",
});

const monthRows = rowSet({
  kind: "text",
  tag_id: "bigint",
  buyer_id: "bigint",
  bought_on: "date",
  bought_ore: "bigint",
});

type Added = { chainId: number; today: Temporal.PlainDate } & RowArrays<typeof visitRows.columns> &
  RowArrays<typeof monthRows.columns>;

const addToMonths = (added: Added) => sql`insert into member_month
    (chain_id, kind, tag_id, month, member_id, purchases, total_ore, last_on)
  select ${added.chainId}::bigint, kind, tag_id, date_trunc('month', bought_on)::date, buyer_id, 1, bought_ore, bought_on
  from ${monthRows.table(added)} as each
  on conflict (chain_id, kind, tag_id, month, member_id) do update set purchases = member_month.purchases + 1,
    total_ore = member_month.total_ore + excluded.total_ore,
    last_on = greatest(member_month.last_on, excluded.last_on)`;

/**
 * The expiry days of points. Adds the lot of the purchase to the stored days if nothing else has changed; otherwise
 * reads all lots of the member.
 */
const lapsing = (today: Temporal.PlainDate) => sql`case
  when is_spent or points_through < ${today}::date or points_on > ${today}::date
    then unpacked((select (points_lasting(chain_id, member_statistics.member_id, ${today}::date)).lapsing))
  else unpacked((select lapsing_with(lapsing, points, points_on, points_through, chain_id, member_statistics.member_id,
    ${today}::date, earned_through, earned))) end`;

/** A single statement, because each write of a row repeats its checks. Also updates the figures of selections. */
function updateStatistics(_db: Build, added: Added) {
  const { today } = added;
  return statement(sql`with month as (${addToMonths(added)})
    update member_statistics set purchase_count = purchase_count + is_purchase::int,
      purchase_total_ore = purchase_total_ore + paid_ore,
      last_purchase_at = greatest(last_purchase_at, case when is_purchase then at end),
      points = balance, points_on = ${today}::date, points_through = lasting, lapsing = ${lapsing(today)},
      bought_keys = late_keys(bought_keys, case when is_purchase then month_number(day) end),
      bought_sums = late_sums(bought_keys, bought_sums, case when is_purchase then month_number(day) end,
        bought_sum(paid_ore, 1)),
      (bought_at, placed_keys, placed_sums) = (select * from placed_with(bought_at, bought_keys, bought_sums, placed_keys,
        placed_sums, location_id, month_number(day), bought_sum(paid_ore, 1), is_purchase)),
      tagged_keys = case when tags is null then tagged_keys else tagged_with(tagged_keys, string_to_array(tags, ',')::bigint[], month_number(day)) end,
      cards_on = case when has_cards then ${today}::date else cards_on end,
      stamps = case when has_cards then counted.stamps else member_statistics.stamps end,
      unused_coupons = case when has_cards then counted.coupons else unused_coupons end,
      cards_through = case when has_cards then counted.through else cards_through end
    from ${visitRows.table(added)} as visit
      cross join lateral (${cardsOfMember(sql`case when has_cards then visit.member_id end`, today)}) as counted
    where member_statistics.chain_id = ${thisChain} and member_statistics.member_id = visit.member_id`);
}

/** Locks the rows first: `addFilledCards` may change cards without locking members, and its count must be seen. */
function lockStatistics(_db: Build, { memberIds }: { memberIds: number[] }) {
  return statement(sql`select from member_statistics where chain_id = ${thisChain}
    and member_id = any(${memberIds}::bigint[]) order by member_id for no key update`);
}

const write = { lock: prepared(lockStatistics), statistics: prepared(updateStatistics) };

const isPurchase = ({ payment }: VisitPlan) => payment.paidOre + payment.discountOre > 0;

const tagsOf = ({ plan, categoryIds }: VisitInStatistics) => [
  ...categoryIds.map((tagId) => ({ kind: "CATEGORY", tagId, key: tagId })),
  ...plan.campaignIds.map((tagId) => ({ kind: "CAMPAIGN", tagId, key: -tagId })),
];

function rowOf({ visit, plan, categoryIds }: VisitInStatistics) {
  const keys = tagsOf({ visit, plan, categoryIds }).map(({ key }) => key);
  return {
    member_id: visit.memberId,
    location_id: visit.locationId,
    at: visit.purchasedAt,
    day: visit.purchasedOn,
    paid_ore: plan.payment.paidOre,
    is_purchase: isPurchase(plan),
    tags: isPurchase(plan) && keys.length > 0 ? keys.join() : null,
    balance: plan.balance.points,
    lasting: plan.balance.through,
    earned: plan.earning?.points ?? null,
    earned_through: plan.earning?.validThrough ?? null,
    is_spent: plan.entries.some(({ kind }) => kind !== "EARN"),
    has_cards: plan.cards.length > 0,
  };
}

/** Returns the months of a purchase: for its point of sale, each category and each campaign. */
function monthsOf(all: VisitInStatistics) {
  const { visit, plan } = all;
  if (!isPurchase(plan)) return [];
  return [{ kind: "LOCATION", tagId: visit.locationId }, ...tagsOf(all)].map(({ kind, tagId }) => ({
    kind,
    tag_id: tagId,
    buyer_id: visit.memberId,
    bought_on: visit.purchasedOn,
    bought_ore: plan.payment.paidOre,
  }));
}

/** Returns the statements that add visits to their members' statistics and months. */
export function addVisits(all: readonly VisitInStatistics[]): Compilable[] {
  const [first] = all;
  if (!first) return [];
  const { chainId, today } = first.visit;
  const rows = all.map(rowOf);
  const withCards = rows.filter(({ has_cards }) => has_cards).map(({ member_id }) => member_id);
  return [
    ...(withCards.length > 0 ? [write.lock({ memberIds: withCards })] : []),
    write.statistics({ chainId, today, ...visitRows.arrays(rows), ...monthRows.arrays(all.flatMap(monthsOf)) }),
  ];
}
