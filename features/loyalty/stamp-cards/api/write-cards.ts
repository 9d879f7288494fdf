import { type Compilable, sql } from "kysely";
import type { Writing } from "#features/loyalty/points/api/write-account.ts";
import type { CardChange } from "#features/till/register/domain/card-changes.ts";
import type { Build } from "#packages/server/db/build.ts";
import { prepared, statement } from "#packages/server/db/prepared.ts";
import { type RowArrays, rowSet } from "#packages/server/db/row-set.ts";
import { changedFillings, type StampEntry } from "../domain/stamp-cards.ts";

/** The purchase or return that caused the entries. */
export interface StampTie {
  purchaseId: number | null;
  returnId: number | null;
  redemptionId: number | null;
}

const heldCards = rowSet({ card_member: "bigint", card_id: "bigint", last_order: "int", owed: "int" });

const changedFillingRows = rowSet({
  member_id: "bigint",
  stamp_card_id: "bigint",
  usage_order: "int",
  stamps_amount: "int",
  collected: "int",
  added: "int",
  status: "text",
  started_on: "date",
  ends_on: "date",
  reward_days: "int",
  reward_starts_on: "date null",
  reward_ends_on: "date null",
  status_changed_at: "timestamptz",
});

const entryRows = rowSet({
  entry_member: "bigint",
  entry_card: "bigint",
  entry_order: "int null",
  kind: "text",
  stamps: "int",
  purchase_id: "bigint null",
  return_id: "bigint null",
  redemption_id: "bigint null",
  at: "timestamptz",
});

type CardArrays = RowArrays<typeof heldCards.columns> &
  RowArrays<typeof changedFillingRows.columns> &
  RowArrays<typeof entryRows.columns>;

/** Writes the cards, their fillings in the given order (an open one last) and the entries in one statement. */
function upsertCards(_db: Build, rows: { chainId: number } & CardArrays) {
  return statement(sql`with card as (
      insert into member_stamp_card (chain_id, member_id, stamp_card_id, last_order, owed)
      select ${rows.chainId}::bigint, card_member, card_id, last_order, owed from ${heldCards.table(rows)} as each
      on conflict (chain_id, member_id, stamp_card_id)
        do update set last_order = excluded.last_order, owed = excluded.owed),
    filling as (
      insert into stamp_card_usage (chain_id, ${changedFillingRows.names})
      select ${rows.chainId}::bigint, ${changedFillingRows.names} from ${changedFillingRows.table(rows)} as each
      order by place
      on conflict (chain_id, member_id, stamp_card_id, usage_order) do update set
        collected = excluded.collected, added = excluded.added, status = excluded.status,
        reward_starts_on = excluded.reward_starts_on, reward_ends_on = excluded.reward_ends_on,
        redemption_id = case when excluded.status = 'COMPLETED' then stamp_card_usage.redemption_id end,
        status_changed_at = case when stamp_card_usage.status = excluded.status
          then stamp_card_usage.status_changed_at else excluded.status_changed_at end),
    entry as (insert into stamp_entry
      (chain_id, member_id, stamp_card_id, usage_order, kind, stamps, purchase_id, return_id, redemption_id, at)
      select ${rows.chainId}::bigint, entry_member, entry_card, entry_order, kind, stamps, purchase_id, return_id,
        redemption_id, at
      from ${entryRows.table(rows)} as each order by place returning 1)
    select`);
}

const write = prepared(upsertCards);

const addedBy = (entries: readonly StampEntry[], order: number) =>
  entries.reduce((sum, each) => (each.kind === "STAMP" && each.order === order ? sum + each.stamps : sum), 0);

/** The change that an action makes to one member's cards. */
export interface CardsChange {
  who: Writing;
  tie: StampTie;
  changes: readonly CardChange[];
}

const fillingsOf = ({ who, changes }: CardsChange) =>
  changes.flatMap(({ stampCardId, before, after, entries }) =>
    changedFillings(before, after).map((filling) => ({
      member_id: who.memberId,
      stamp_card_id: stampCardId,
      usage_order: filling.order,
      stamps_amount: filling.stampsAmount,
      collected: filling.collected,
      added: addedBy(entries, filling.order),
      status: filling.status,
      started_on: filling.startedOn,
      ends_on: filling.endsOn,
      reward_days: filling.rewardDays,
      reward_starts_on: filling.reward?.startsOn ?? null,
      reward_ends_on: filling.reward?.endsOn ?? null,
      status_changed_at: who.now,
    })),
  );

const entriesOf = ({ who, tie, changes }: CardsChange) =>
  changes.flatMap(({ stampCardId, entries }) =>
    entries.map(({ order, kind, stamps }) => ({
      entry_member: who.memberId,
      entry_card: stampCardId,
      entry_order: order,
      kind,
      stamps,
      purchase_id: tie.purchaseId,
      return_id: tie.returnId,
      redemption_id: tie.redemptionId,
      at: who.now,
    })),
  );

/** Returns the statement for changes of cards by different members; empty without changes. */
export function writeAllCards(all: readonly CardsChange[]): Compilable[] {
  const cards = all.flatMap(({ who, changes }) =>
    changes.flatMap(({ stampCardId, before, after: { lastOrder, owed }, after }) =>
      after === before ? [] : { card_member: who.memberId, card_id: stampCardId, last_order: lastOrder, owed },
    ),
  );
  const fillings = all.flatMap(fillingsOf);
  const entries = all.flatMap(entriesOf);
  const [first] = all;
  if (!first || cards.length + entries.length === 0) return [];
  const { chainId } = first.who;
  const arrays = {
    ...heldCards.arrays(cards),
    ...changedFillingRows.arrays(fillings),
    ...entryRows.arrays(entries),
  };
  return [write({ chainId, ...arrays })];
}

/** Returns the statement for one member's action. */
export const writeCards = (who: Writing, tie: StampTie, changes: readonly CardChange[]) =>
  writeAllCards([{ who, tie, changes }]);
