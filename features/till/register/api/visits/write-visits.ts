import { type Compilable, type RawBuilder, sql } from "kysely";
import { keepVisits } from "#features/insight/figures/api/keep-figures.ts";
import { cardsOfMember } from "#features/insight/figures/api/statistics/write-statistics.ts";
import { type OpenedLot, openLots, writeAccounts } from "#features/loyalty/points/api/write-account.ts";
import { areCardsChanged, writeUncountedCards } from "#features/loyalty/stamp-cards/api/write-cards.ts";
import type { Build } from "#packages/server/db/build.ts";
import { prepared, statement } from "#packages/server/db/prepared.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DecidedVisit, Visit } from "./decided-visit.ts";
import { taggedIn, writeTags } from "./write-tags.ts";
import { writeUses } from "./write-uses.ts";

interface Purchases {
  chainId: number;
  today: Temporal.PlainDate;
  ids: number[];
  keys: string[];
  members: number[];
  locations: number[];
  accounts: number[];
  at: string[];
  days: string[];
  paid: number[];
  discounts: number[];
  balances: number[];
  lasting: (string | null)[];
  /** Tags of each visit, each list an array written as text: the lists differ in length. */
  tagged: (string | null)[];
  /** Of the lot each opens: its points, and their last day. */
  earned: (number | null)[];
  earnedThrough: (string | null)[];
  answeredPoints: (number | null)[];
  answeredOwed: (number | null)[];
}

const rowsOf = (purchases: Purchases) => sql`with visit as (select * from unnest(${purchases.ids}::bigint[],
        ${purchases.keys}::uuid[], ${purchases.members}::bigint[], ${purchases.locations}::bigint[],
        ${purchases.accounts}::bigint[], ${purchases.at}::timestamptz[], ${purchases.days}::date[],
        ${purchases.paid}::bigint[], ${purchases.discounts}::bigint[], ${purchases.balances}::bigint[],
        ${purchases.lasting}::date[], ${purchases.tagged}::text[], ${purchases.earned}::bigint[],
        ${purchases.earnedThrough}::date[], ${purchases.answeredPoints}::bigint[], ${purchases.answeredOwed}::bigint[])
    as visit (id, key, member, location, account, at, day, paid, discount, balance, lasting, tagged, earned,
      earned_through, answered, owed)),
  made as (insert into purchase (chain_id, id, registration_key, member_id, location_id, account_id, purchased_at,
      purchased_on, amount_ore, discount_ore, answered_points, answered_owed)
    select ${purchases.chainId}::bigint, id, key, member, location, account, at, day, paid, discount, answered, owed
    from visit returning 1)`;

/** Of `visit`: months of those who bought something. */
const countMonths = (chainId: number, also = sql``) => sql`insert into member_month
    (chain_id, kind, tag_id, month, member_id, purchases, total_ore, last_on)
  select ${chainId}::bigint, 'LOCATION', location, date_trunc('month', day)::date, member, 1, paid, day
  from visit where paid + discount > 0 ${also}
  on conflict (chain_id, kind, tag_id, month, member_id) do update set purchases = member_month.purchases + 1,
    total_ore = member_month.total_ore + excluded.total_ore,
    last_on = greatest(member_month.last_on, excluded.last_on)`;

/** Of `visit`: what its members have bought, and their balance. */
const countBought = (
  today: Temporal.PlainDate,
  lapsing: RawBuilder<unknown>,
) => sql`purchase_count = purchase_count + (paid + discount > 0)::int,
  purchase_total_ore = purchase_total_ore + paid,
  last_purchase_at = greatest(last_purchase_at, case when paid + discount > 0 then at end),
  points = balance, points_on = ${today}::date, points_through = lasting, lapsing = ${lapsing},
  bought_keys = late_keys(bought_keys, case when paid + discount > 0 then month_number(day) end),
  bought_sums = late_sums(bought_keys, bought_sums, case when paid + discount > 0 then month_number(day) end,
    bought_sum(paid, 1)),
  (bought_at, placed_keys, placed_sums) = (select * from placed_with(bought_at, bought_keys, bought_sums, placed_keys,
    placed_sums, location, month_number(day), bought_sum(paid, 1), paid + discount > 0)),
  tagged_keys = case when tagged is null then tagged_keys else tagged_with(tagged_keys, tagged::bigint[], month_number(day)) end`;

/** Before its lot is written. What asks tables of a row is a query of its own: a cluster takes no such function in a SET. */
const withLot = (
  today: Temporal.PlainDate,
) => sql`unpacked((select lapsing_with(lapsing, points, points_on, points_through,
  chain_id, member_id, ${today}::date, earned_through, earned)))`;

/** Purchases, counted in their members' figures unless nothing was bought: one statement. */
function insertPurchases(_db: Build, purchases: Purchases) {
  return statement(sql`${rowsOf(purchases)}, month as (${countMonths(purchases.chainId)})
    update member_statistics set ${countBought(purchases.today, withLot(purchases.today))}
    from visit where chain_id = ${thisChain} and member_id = member`);
}

/**
 * The same where cards change, too, or where points pay. Figures of the members are left to `countVisits`; their rows
 * are locked from here on, so it counts the cards as the last writer left them.
 */
function insertUncounted(_db: Build, purchases: Purchases) {
  return statement(sql`${rowsOf(purchases)}, held as (select 1 from member_statistics where chain_id = ${thisChain}
      and member_id = any(${purchases.members}::bigint[]) order by member_id for no key update),
    month as (${countMonths(purchases.chainId, sql`and (select count(*) from held) > 0`)}) select`);
}

type Counted = Omit<
  Purchases,
  "chainId" | "ids" | "keys" | "accounts" | "earned" | "earnedThrough" | "answeredPoints" | "answeredOwed"
> & {
  carded: boolean[];
};

/** Writes the figures of all that visits have changed, once: a row that is changed twice is written and checked twice. */
function countVisits(_db: Build, visits: Counted) {
  const lapsing = sql`unpacked((select (points_lasting(chain_id, member_id, ${visits.today}::date)).lapsing))`;
  return statement(sql`update member_statistics set ${countBought(visits.today, lapsing)},
      cards_on = case when carded then ${visits.today}::date else cards_on end,
      stamps = case when carded then counted.stamps else member_statistics.stamps end,
      unused_coupons = case when carded then counted.coupons else unused_coupons end,
      cards_through = case when carded then counted.through else cards_through end
    from unnest(${visits.members}::bigint[], ${visits.locations}::bigint[], ${visits.at}::timestamptz[],
        ${visits.days}::date[], ${visits.paid}::bigint[], ${visits.discounts}::bigint[], ${visits.balances}::bigint[],
        ${visits.lasting}::date[], ${visits.tagged}::text[], ${visits.carded}::boolean[])
        as visit (member, location, at, day, paid, discount, balance, lasting, tagged, carded)
      cross join lateral (${cardsOfMember(sql`case when carded then member end`, visits.today)}) as counted
    where member_statistics.chain_id = ${thisChain} and member_statistics.member_id = member`);
}

const write = {
  purchases: prepared(insertPurchases),
  uncounted: prepared(insertUncounted),
  counted: prepared(countVisits),
};

function purchasesOf(all: readonly DecidedVisit[], { chainId, today }: Visit): Purchases {
  return {
    chainId,
    today,
    ids: all.map(({ visit }) => visit.id),
    keys: all.map(({ visit }) => visit.registrationKey),
    members: all.map(({ visit }) => visit.memberId),
    locations: all.map(({ visit }) => visit.locationId),
    accounts: all.map(({ visit }) => visit.accountId),
    at: all.map(({ visit }) => visit.purchasedAt.toString()),
    days: all.map(({ visit }) => visit.purchasedOn.toString()),
    paid: all.map(({ plan }) => plan.payment.paidOre),
    discounts: all.map(({ plan }) => plan.payment.discountOre),
    balances: all.map(({ plan }) => plan.balance.points),
    lasting: all.map(({ plan }) => plan.balance.through?.toString() ?? null),
    tagged: all.map(taggedIn),
    earned: all.map(({ plan }) => plan.earning?.points ?? null),
    earnedThrough: all.map(({ plan }) => plan.earning?.validThrough.toString() ?? null),
    answeredPoints: all.map(({ answered }) => answered?.points ?? null),
    answeredOwed: all.map(({ answered }) => answered?.owed ?? null),
  };
}

function lotOf({ visit, plan: { earning }, facts }: DecidedVisit): OpenedLot[] {
  if (!earning) return [];
  const { points, validThrough, pointsPerKronaHundredths } = earning;
  const lot = { lotId: facts.ids.lot, points, validThrough, pointsPerKronaHundredths, earnedOn: visit.purchasedOn };
  return [{ ...visit, ...lot, source: "PURCHASE", purchaseId: visit.id, reason: "", accountId: null }];
}

function accountOf({ visit, plan, facts }: DecidedVisit) {
  const entries = plan.entries.map(({ use, ...entry }) => {
    return { ...entry, redemptionId: use === null ? null : (facts.ids.redemptions[use] as number) };
  });
  return { who: visit, entries };
}

function cardsOf({ visit, plan }: DecidedVisit) {
  return { who: visit, tie: { purchaseId: visit.id, returnId: null, redemptionId: null }, changes: plan.cards };
}

/** The statements that write decided visits, each of another member, in the order in which they must be sent. */
export function writeVisits(decided: readonly DecidedVisit[]): Compilable[] {
  // Rows of members are changed in the order of their ids, so that nobody waits in a circle.
  const all = decided.toSorted((one, other) => one.visit.memberId - other.visit.memberId);
  const [first] = all;
  if (!first) return [];
  const purchases = purchasesOf(all, first.visit);
  const cards = all.map(cardsOf);
  const carded = cards.map(areCardsChanged);
  const isSpent = all.some(({ plan }) => plan.entries.some(({ kind }) => kind !== "EARN"));
  const isCountedLast = isSpent || carded.includes(true);
  return [
    isCountedLast ? write.uncounted(purchases) : write.purchases(purchases),
    ...writeTags(all, first.visit),
    ...writeUses(all, first.visit),
    ...openLots(all.flatMap(lotOf)),
    ...writeAccounts(all.map(accountOf)),
    ...writeUncountedCards(cards),
    ...(isCountedLast ? [write.counted({ ...purchases, carded })] : []),
    // Last: others wait for these rows.
    ...keepVisits(all),
  ];
}
