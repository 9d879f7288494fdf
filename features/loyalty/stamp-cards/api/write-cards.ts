import { type Compilable, sql } from "kysely";
import { keepCards } from "#features/insight/figures/api/statistics/write-statistics.ts";
import type { Writing } from "#features/loyalty/points/api/write-account.ts";
import type { CardChange } from "#features/till/register/domain/card-changes.ts";
import type { Build } from "#packages/server/db/build.ts";
import { prepared, statement } from "#packages/server/db/prepared.ts";
import { changedFillings, type StampEntry } from "../domain/stamp-cards.ts";

/** What the entries were made for. */
export interface StampTie {
  purchaseId: number | null;
  returnId: number | null;
  redemptionId: number | null;
}

interface CardColumns {
  cardMembers: number[];
  cards: number[];
  lastOrders: number[];
  owed: number[];
}

interface FillingColumns {
  fillingMembers: number[];
  fillingAt: string[];
  fillingCards: number[];
  fillingOrders: number[];
  amounts: number[];
  collected: number[];
  added: number[];
  statuses: string[];
  started: string[];
  ends: string[];
  rewardDays: number[];
  rewardStarts: (string | null)[];
  rewardEnds: (string | null)[];
}

interface EntryColumns {
  entryMembers: number[];
  entryAt: string[];
  purchases: (number | null)[];
  returns: (number | null)[];
  redemptions: (number | null)[];
  entryCards: number[];
  entryOrders: (number | null)[];
  kinds: string[];
  stamps: number[];
}

/** All in one statement: the cards, their fillings row by row in the order given (an open one last), and the entries. */
function upsertCards(_db: Build, columns: { chainId: number } & CardColumns & FillingColumns & EntryColumns) {
  return statement(sql`with card as (
      insert into member_stamp_card (chain_id, member_id, stamp_card_id, last_order, owed)
      select ${columns.chainId}::bigint, member, card, last_order, owed
      from unnest(${columns.cardMembers}::bigint[], ${columns.cards}::bigint[], ${columns.lastOrders}::int[],
        ${columns.owed}::int[])
        as each (member, card, last_order, owed)
      on conflict (chain_id, member_id, stamp_card_id)
        do update set last_order = excluded.last_order, owed = excluded.owed),
    filling as (
      insert into stamp_card_usage (chain_id, member_id, stamp_card_id, usage_order, stamps_amount, collected, added,
        status, started_on, ends_on, reward_days, reward_starts_on, reward_ends_on, status_changed_at)
      select ${columns.chainId}::bigint, member, card, usage_order, amount, collected, added, status,
        started, ends, reward_days, reward_starts, reward_ends, at
      from unnest(${columns.fillingMembers}::bigint[], ${columns.fillingAt}::timestamptz[],
        ${columns.fillingCards}::bigint[], ${columns.fillingOrders}::int[], ${columns.amounts}::int[],
        ${columns.collected}::int[], ${columns.added}::int[], ${columns.statuses}::text[], ${columns.started}::date[],
        ${columns.ends}::date[], ${columns.rewardDays}::int[], ${columns.rewardStarts}::date[],
        ${columns.rewardEnds}::date[])
        with ordinality as each (member, at, card, usage_order, amount, collected, added, status, started, ends,
          reward_days, reward_starts, reward_ends, place)
      order by place
      on conflict (chain_id, member_id, stamp_card_id, usage_order) do update set
        collected = excluded.collected, added = excluded.added, status = excluded.status,
        reward_starts_on = excluded.reward_starts_on, reward_ends_on = excluded.reward_ends_on,
        redemption_id = case when excluded.status = 'COMPLETED' then stamp_card_usage.redemption_id end,
        status_changed_at = case when stamp_card_usage.status = excluded.status
          then stamp_card_usage.status_changed_at else excluded.status_changed_at end),
    entry as (insert into stamp_entry
    (chain_id, member_id, stamp_card_id, usage_order, kind, stamps, purchase_id, return_id, redemption_id, at)
    select ${columns.chainId}::bigint, member, card, usage_order, kind, stamps, purchase, return, redemption, at
    from unnest(${columns.entryMembers}::bigint[], ${columns.entryAt}::timestamptz[], ${columns.purchases}::bigint[],
        ${columns.returns}::bigint[], ${columns.redemptions}::bigint[], ${columns.entryCards}::bigint[],
        ${columns.entryOrders}::int[], ${columns.kinds}::text[], ${columns.stamps}::int[])
      with ordinality as each (member, at, purchase, return, redemption, card, usage_order, kind, stamps, place)
    order by place returning 1) select`);
}

const write = prepared(upsertCards);

const addedBy = (entries: readonly StampEntry[], order: number) =>
  entries.reduce((sum, each) => (each.kind === "STAMP" && each.order === order ? sum + each.stamps : sum), 0);

/** What an act makes of one member's cards. */
export interface CardsChange {
  who: Writing;
  tie: StampTie;
  changes: readonly CardChange[];
}

const changedBy = ({ who, changes }: CardsChange) =>
  changes.flatMap(({ stampCardId, before, after, entries }) =>
    changedFillings(before, after).map((filling) => ({
      ...filling,
      who,
      stampCardId,
      added: addedBy(entries, filling.order),
    })),
  );

const enteredBy = ({ who, tie, changes }: CardsChange) =>
  changes.flatMap(({ stampCardId, entries }) => entries.map((entry) => ({ ...entry, who, tie, stampCardId })));

/** Whether an act changes anything of a member's cards. */
export const areCardsChanged = ({ changes }: Pick<CardsChange, "changes">): boolean =>
  changes.some(({ before, after, entries }) => after !== before || entries.length > 0);

/**
 * What writes acts' changes of cards, each act another member's; nothing when nothing changed. Their figures, which
 * stand beside the members, are counted by whoever sends this, behind it.
 */
export function writeUncountedCards(all: readonly CardsChange[]): Compilable[] {
  const touched = all.flatMap(({ who, changes }) =>
    changes.flatMap((change) => (change.after === change.before ? [] : { ...change, who })),
  );
  const fillings = all.flatMap(changedBy);
  const entries = all.flatMap(enteredBy);
  const [first] = [...touched, ...entries];
  if (!first) return [];
  return [
    write({
      chainId: first.who.chainId,
      cardMembers: touched.map(({ who }) => who.memberId),
      cards: touched.map(({ stampCardId }) => stampCardId),
      lastOrders: touched.map(({ after }) => after.lastOrder),
      owed: touched.map(({ after }) => after.owed),
      fillingMembers: fillings.map(({ who }) => who.memberId),
      fillingAt: fillings.map(({ who }) => who.now.toString()),
      fillingCards: fillings.map(({ stampCardId }) => stampCardId),
      fillingOrders: fillings.map(({ order }) => order),
      amounts: fillings.map(({ stampsAmount }) => stampsAmount),
      collected: fillings.map(({ collected }) => collected),
      added: fillings.map(({ added }) => added),
      statuses: fillings.map(({ status }) => status),
      started: fillings.map(({ startedOn }) => startedOn.toString()),
      ends: fillings.map(({ endsOn }) => endsOn.toString()),
      rewardDays: fillings.map(({ rewardDays }) => rewardDays),
      rewardStarts: fillings.map(({ reward }) => reward?.startsOn.toString() ?? null),
      rewardEnds: fillings.map(({ reward }) => reward?.endsOn.toString() ?? null),
      entryMembers: entries.map(({ who }) => who.memberId),
      entryAt: entries.map(({ who }) => who.now.toString()),
      purchases: entries.map(({ tie }) => tie.purchaseId),
      returns: entries.map(({ tie }) => tie.returnId),
      redemptions: entries.map(({ tie }) => tie.redemptionId),
      entryCards: entries.map(({ stampCardId }) => stampCardId),
      entryOrders: entries.map(({ order }) => order),
      kinds: entries.map(({ kind }) => kind),
      stamps: entries.map(({ stamps }) => stamps),
    }),
  ];
}

/** The same, and counts them. */
export function writeAllCards(all: readonly CardsChange[]): Compilable[] {
  const changed = all.filter(areCardsChanged);
  const [first] = changed;
  if (!first) return [];
  const memberIds = changed.map(({ who }) => who.memberId);
  return [...writeUncountedCards(all), keepCards({ memberIds, today: first.who.today })];
}

/** The same of one member. */
export const writeCards = (who: Writing, tie: StampTie, changes: readonly CardChange[]) =>
  writeAllCards([{ who, tie, changes }]);
