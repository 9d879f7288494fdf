import { giveBack } from "@stammis/domain/points/account";
import type { Account } from "@stammis/domain/points/ledger";
import { giveBackReward } from "@stammis/domain/stamp-cards/stamp-cards";
import { type Compilable, type Kysely, sql } from "kysely";
import { statement } from "../../db/prepared.ts";
import type { DB } from "../../db/types.ts";
import type { TiedEntry, Writing } from "../points/write-account.ts";
import { memberCardOf, type UsageRow } from "../stamp-cards/member-cards.ts";
import type { CardChange } from "../stamp-cards/write-cards.ts";
import type { StandingRedemption } from "./given-queries.ts";

/** A member's account and cards while uses are given back and purchases taken back. */
export interface MemberState {
  account: Account;
  entries: TiedEntry[];
  cards: Map<number, CardChange & { entries: CardChange["entries"][number][] }>;
}

export function cardOf(
  state: MemberState,
  stampCardId: number,
  rows: { memberCards: Parameters<typeof memberCardOf>[1]; usages: readonly UsageRow[] },
) {
  const known = state.cards.get(stampCardId);
  if (known) return known;
  const before = memberCardOf(stampCardId, rows.memberCards, rows.usages);
  const card = { stampCardId, before, after: before, entries: [] };
  state.cards.set(stampCardId, card);
  return card;
}

/** Gives uses back: points to their own lots, with those lots' own validity; a full card's reward to the card. */
export function giveBackAll(
  state: MemberState,
  redemptions: readonly StandingRedemption[],
  rows: Parameters<typeof cardOf>[2] & {
    taken: readonly { redemptionId: number | null; lotId: number; points: number }[];
  },
  today: Temporal.PlainDate,
): void {
  for (const redemption of redemptions) {
    const usages = rows.taken.filter(({ redemptionId }) => redemptionId === redemption.id);
    const given = giveBack(state.account, usages, today);
    state.account = given.account;
    state.entries.push(
      ...given.entries.map((entry) => ({ ...entry, redemptionId: entry.kind === "CANCEL" ? redemption.id : null })),
    );
    if (redemption.stampCardId === null || redemption.usageOrder === null) continue;
    const card = cardOf(state, redemption.stampCardId, rows);
    const { card: after, entries } = giveBackReward(card.after, redemption.usageOrder, today);
    card.after = after;
    card.entries.push(...entries);
  }
}

interface Cancelling extends Writing {
  accountId: number;
  reason: string;
  returnId: number | null;
}

/** The statements that cancel redemptions: the stock gets its uses back, the cards their rewards. They come first. */
export function writeCancellations(
  db: Kysely<DB>,
  it: Cancelling,
  redemptions: readonly StandingRedemption[],
): Compilable[] {
  if (redemptions.length === 0) return [];
  const ids = redemptions.map(({ id }) => id);
  const coupons = redemptions.flatMap(({ couponId }) => couponId ?? []);
  return [
    db.insertInto("redemption_cancellation").values(
      ids.map((id) => ({
        chain_id: it.chainId,
        redemption_id: id,
        account_id: it.accountId,
        cancelled_at: it.now,
        reason: it.reason,
        return_id: it.returnId,
      })),
    ),
    // Held and taken in the order of the tills, so that nobody waits for each other and no limit is set meanwhile.
    statement(sql`select from coupon where id = any(${coupons}::bigint[]) order by id for share`),
    statement(sql`select from coupon_stock where coupon_id = any(${coupons}::bigint[]) order by coupon_id for update`),
    statement(sql`update coupon_stock set taken = taken - uses
      from (select coupon, count(*)::int as uses from unnest(${coupons}::bigint[]) as coupon group by coupon) as each
      where coupon_stock.coupon_id = each.coupon`),
    statement(sql`update stamp_card_usage set redemption_id = null where redemption_id = any(${ids}::bigint[])`),
  ];
}
