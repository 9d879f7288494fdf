import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import type { DemoCard, Stamping } from "../history/demo-history.ts";
import type { History } from "../history/history.ts";
import { welcomeOf } from "../history/offers.ts";
import type { FoundedClub } from "./found-club.ts";
import { insertRows } from "./insert-rows.ts";
import type { NumberedHistory } from "./numbered.ts";

/** Inserts the members' stamp cards and all their fillings. */
export async function insertCardFillings(
  trx: Transaction<DB>,
  { chain, cardIds }: FoundedClub,
  cards: readonly DemoCard[],
  memberIds: readonly number[],
): Promise<void> {
  const whose = ({ member, card }: DemoCard) => ({
    chain_id: chain.id,
    member_id: memberIds[member] as number,
    stamp_card_id: cardIds[card] as number,
  });
  await insertRows(
    trx,
    "member_stamp_card",
    cards.map((card) => ({ ...whose(card), last_order: card.state.lastOrder, owed: card.state.owed })),
  );
  const fillings = cards.flatMap((card) =>
    card.state.fillings.map((filling) => {
      const fillingFacts = card.beside.get(filling.order);
      return {
        ...whose(card),
        usage_order: filling.order,
        stamps_amount: filling.stampsAmount,
        collected: filling.collected,
        added: fillingFacts?.added ?? 0,
        status: filling.status,
        started_on: filling.startedOn,
        ends_on: filling.endsOn,
        reward_days: filling.rewardDays,
        reward_starts_on: filling.reward?.startsOn ?? null,
        reward_ends_on: filling.reward?.endsOn ?? null,
        status_changed_at: fillingFacts?.changedAt.toZonedDateTime(chain.timeZone).toInstant() as Temporal.Instant,
      };
    }),
  );
  await insertRows(trx, "stamp_card_usage", fillings);
}

/** Inserts the stamp entries, in the order they were written. */
export async function insertStampEntries(
  trx: Transaction<DB>,
  { chain, cardIds }: FoundedClub,
  { purchases, instantOf }: NumberedHistory,
): Promise<void> {
  const linesOf = (
    stampings: readonly Stamping[],
    line: { at: Temporal.Instant; returnId: number | null },
    of: Whose,
  ) =>
    stampings.flatMap(({ card, entries }) =>
      entries.map(({ kind, order, stamps }) => ({
        chain_id: chain.id,
        member_id: of.memberId,
        stamp_card_id: cardIds[card] as number,
        usage_order: order,
        kind,
        stamps,
        purchase_id: of.id,
        return_id: line.returnId,
        redemption_id: null,
        at: line.at,
      })),
    );
  const rows = purchases.flatMap((purchase) => [
    ...linesOf(purchase.stampings, { at: purchase.instant, returnId: null }, purchase),
    ...(purchase.returned
      ? linesOf(
          purchase.returned.stampings,
          { at: instantOf(purchase.returned.at), returnId: purchase.returnId },
          purchase,
        )
      : []),
  ]);
  rows.sort((a, b) => Temporal.Instant.compare(a.at, b.at));
  await insertRows(trx, "stamp_entry", rows);
}

interface Whose {
  id: number;
  memberId: number;
}

/** Inserts each member's welcome offer, and the purchase at which it was used. */
export async function insertWelcomeOffers(
  trx: Transaction<DB>,
  { chain, campaignIds }: FoundedClub,
  { people, campaigns }: History,
  { purchases }: NumberedHistory,
  memberIds: readonly number[],
): Promise<void> {
  const usedAt = new Map(
    purchases.flatMap(({ member, offers, id }) => (offers.welcome ? [[member, id] as const] : [])),
  );
  const rows = people.flatMap(({ joinedAt }, member) => {
    const through = welcomeOf(campaigns, joinedAt.toPlainDate());
    if (through === null) return [];
    return [
      {
        chain_id: chain.id,
        member_id: memberIds[member] as number,
        campaign_id: campaignIds[0] as number,
        through,
        used_purchase_id: usedAt.get(member) ?? null,
      },
    ];
  });
  await insertRows(trx, "member_welcome_offer", rows);
}
