import { type Compilable, sql } from "kysely";
import type { Build } from "../../db/build.ts";
import { prepared, statement } from "../../db/prepared.ts";
import { thisChain } from "../../db/this-chain.ts";
import { keepVisits } from "../figures/keep-figures.ts";
import { type OpenedLot, openLots, writeAccounts } from "../points/write-account.ts";
import { writeAllCards } from "../stamp-cards/write-cards.ts";
import type { DecidedVisit, Visit } from "./decided-visit.ts";
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
  answeredPoints: (number | null)[];
  answeredOwed: (number | null)[];
}

/** Purchases, counted in their members' figures unless nothing was bought: one statement. */
function insertPurchases(_db: Build, it: Purchases) {
  return statement(sql`with visit as (select * from unnest(${it.ids}::bigint[], ${it.keys}::uuid[], ${it.members}::bigint[],
        ${it.locations}::bigint[], ${it.accounts}::bigint[], ${it.at}::timestamptz[], ${it.days}::date[],
        ${it.paid}::bigint[], ${it.discounts}::bigint[], ${it.balances}::bigint[], ${it.lasting}::date[],
        ${it.answeredPoints}::bigint[], ${it.answeredOwed}::bigint[])
      as visit (id, key, member, location, account, at, day, paid, discount, balance, lasting, answered, owed)),
    made as (insert into purchase (chain_id, id, registration_key, member_id, location_id, account_id, purchased_at,
        purchased_on, amount_ore, discount_ore, answered_points, answered_owed)
      select ${it.chainId}::bigint, id, key, member, location, account, at, day, paid, discount, answered, owed
      from visit),
    month as (insert into member_month (chain_id, kind, tag_id, month, member_id, purchases, total_ore, last_on)
      select ${it.chainId}::bigint, 'LOCATION', location, date_trunc('month', day)::date, member, 1, paid, day
      from visit where paid + discount > 0
      on conflict (chain_id, kind, tag_id, month, member_id) do update set purchases = member_month.purchases + 1,
        total_ore = member_month.total_ore + excluded.total_ore,
        last_on = greatest(member_month.last_on, excluded.last_on))
    update member_statistics set purchase_count = purchase_count + (paid + discount > 0)::int,
      purchase_total_ore = purchase_total_ore + paid,
      last_purchase_at = greatest(last_purchase_at, case when paid + discount > 0 then at end),
      points = balance, points_on = ${it.today}::date, points_through = lasting
    from visit where chain_id = ${thisChain} and member_id = member`);
}

interface Tags {
  chainId: number;
  purchases: number[];
  kinds: string[];
  tags: number[];
  members: number[];
  days: string[];
  paid: number[];
  bought: boolean[];
}

/** What purchases are tagged with, and the same in their members' months. */
function insertTags(_db: Build, it: Tags) {
  return statement(sql`with tagged as (select * from unnest(${it.purchases}::bigint[], ${it.kinds}::text[], ${it.tags}::bigint[],
        ${it.members}::bigint[], ${it.days}::date[], ${it.paid}::bigint[], ${it.bought}::boolean[])
      as tagged (purchase, kind, tag, member, day, paid, bought)),
    category as (insert into purchase_category (chain_id, purchase_id, category_id)
      select ${it.chainId}::bigint, purchase, tag from tagged where kind = 'CATEGORY'),
    campaign as (insert into purchase_campaign (chain_id, purchase_id, campaign_id)
      select ${it.chainId}::bigint, purchase, tag from tagged where kind = 'CAMPAIGN')
    insert into member_month (chain_id, kind, tag_id, month, member_id, purchases, total_ore, last_on)
    select ${it.chainId}::bigint, kind, tag, date_trunc('month', day)::date, member, 1, paid, day from tagged where bought
    on conflict (chain_id, kind, tag_id, month, member_id) do update set purchases = member_month.purchases + 1,
      total_ore = member_month.total_ore + excluded.total_ore,
      last_on = greatest(member_month.last_on, excluded.last_on)`);
}

const write = { purchases: prepared(insertPurchases), tags: prepared(insertTags) };

function writePurchases(all: readonly DecidedVisit[], { chainId, today }: Visit): Compilable {
  return write.purchases({
    ...{ chainId, today },
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
    answeredPoints: all.map(({ answered }) => answered?.points ?? null),
    answeredOwed: all.map(({ answered }) => answered?.owed ?? null),
  });
}

function writeTags(all: readonly DecidedVisit[], { chainId }: Visit): Compilable[] {
  const tagged = all.flatMap(({ visit, plan, categoryIds }) => [
    ...categoryIds.map((tag) => ({ visit, plan, kind: "CATEGORY", tag })),
    ...plan.campaignIds.map((tag) => ({ visit, plan, kind: "CAMPAIGN", tag })),
  ]);
  if (tagged.length === 0) return [];
  return [
    write.tags({
      chainId,
      purchases: tagged.map(({ visit }) => visit.id),
      kinds: tagged.map(({ kind }) => kind),
      tags: tagged.map(({ tag }) => tag),
      members: tagged.map(({ visit }) => visit.memberId),
      days: tagged.map(({ visit }) => visit.purchasedOn.toString()),
      paid: tagged.map(({ plan }) => plan.payment.paidOre),
      bought: tagged.map(({ plan }) => plan.payment.paidOre + plan.payment.discountOre > 0),
    }),
  ];
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
  return [
    writePurchases(all, first.visit),
    ...writeTags(all, first.visit),
    ...writeUses(all, first.visit),
    ...openLots(all.flatMap(lotOf)),
    ...writeAccounts(all.map(accountOf)),
    ...writeAllCards(all.map(cardsOf)),
    // Last: others wait for these rows.
    ...keepVisits(all),
  ];
}
