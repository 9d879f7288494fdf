import { kronorFromOre } from "@stammis/domain/money";
import { owedBy, takeBack } from "@stammis/domain/points/account";
import { balanceOn } from "@stammis/domain/points/ledger";
import { pointsToTakeBack } from "@stammis/domain/points/points";
import { isAnything, returnsWhole } from "@stammis/domain/returns";
import { givenBy, keptOf, partsToTakeBack } from "@stammis/domain/stamp-cards/stamp-card-replay";
import { takeBackStamps } from "@stammis/domain/stamp-cards/stamp-cards";
import type { Transaction } from "kysely";
import { audit } from "../../audit.ts";
import type { Chain, StaffActor } from "../../call.ts";
import type { Batch } from "../../db/database.ts";
import type { DB } from "../../db/types.ts";
import { refuse, refuseFields } from "../../refusal.ts";
import { writeEntries } from "../points/write-account.ts";
import { writeCards } from "../stamp-cards/write-cards.ts";
import { cardOf, giveBackAll, type MemberState, writeCancellations } from "./give-back.ts";
import type { StandingRedemption } from "./given-queries.ts";
import type { Given } from "./read-given.ts";
import { type ReturnedPurchase, readPurchase, writeReturn } from "./return-queries.ts";

/** What of a purchase goes back. `everything`: all that is kept of it, whatever stands in the rest. */
export interface TakeBack {
  purchaseId: number;
  kind: "UNDO" | "RETURN";
  everything: boolean;
  amountOre: number;
  stamps: readonly { stampcardId: number; stamps: number }[];
  redemptionIds: readonly number[];
  reason: string;
  locationId: number;
}

interface Context {
  chain: Chain;
  actor: StaffActor;
  now: Temporal.Instant;
  today: Temporal.PlainDate;
  trx: Transaction<DB>;
  batch: Batch;
}

type Entries = ReadonlyMap<number, ReturnedPurchase["stamps"]>;

/** What goes back, in full: a whole purchase takes its stamps and coupons along. */
function whatGoesBack(
  it: TakeBack,
  purchase: ReturnedPurchase,
  entries: Entries,
  standing: readonly StandingRedemption[],
) {
  const keptOre = purchase.amountOre - purchase.returnedOre;
  const amountOre = it.everything ? keptOre : it.amountOre;
  if (amountOre > keptOre) refuseFields({ amount: "AMOUNT_TOO_LARGE" });
  const kept = new Map([...entries].map(([stampCardId, those]) => [stampCardId, keptOf(those)]));
  const asked = new Map(it.stamps.map(({ stampcardId, stamps }) => [stampcardId, stamps]));
  for (const [stampCardId, stamps] of asked) {
    if (stamps > (kept.get(stampCardId) ?? 0)) refuseFields({ stamps: "TOO_MANY_STAMPS" });
  }
  if (it.redemptionIds.some((id) => !standing.some((each) => each.id === id))) refuse("ALREADY_CANCELLED");
  const stands = { paidOre: purchase.amountOre, keptOre, stamps: kept, redemptions: standing };
  const { redemptionIds } = it;
  const whole = it.everything || returnsWhole(stands, { amountOre, stamps: asked, redemptionIds });
  const named = standing.filter(({ id }) => it.redemptionIds.includes(id));
  // What a value coupon paid stays with the goods that are kept.
  if (!whole && named.some(({ valueOre }) => valueOre > 0)) refuse("COUPON_PAID_FOR_PURCHASE");
  return {
    whole,
    amountOre,
    stamps: whole ? kept : asked,
    redemptions: whole ? standing : named,
    welcomeOffer: whole && purchase.welcomeOffer,
  };
}

function takeStamps(
  state: MemberState,
  rows: Parameters<typeof cardOf>[2],
  entries: Entries,
  stamps: ReadonlyMap<number, number>,
  today: Temporal.PlainDate,
): number {
  let takenStamps = 0;
  for (const [stampCardId, count] of stamps) {
    if (count === 0) continue;
    const those = entries.get(stampCardId) ?? [];
    const given = givenBy(those);
    const returned = given.reduce((sum, each) => sum + each.stamps, 0) - keptOf(those);
    const card = cardOf(state, stampCardId, rows);
    const taken = takeBackStamps(card.after, partsToTakeBack(given, returned, count), today);
    card.after = taken.card;
    card.entries.push(...taken.entries);
    takenStamps += count;
  }
  return takenStamps;
}

/**
 * Takes a purchase back, whole or in part, in any order with what happened since: its coupons are given back, its
 * points and stamps taken, and what was spent already is owed. Refuses ALREADY_RETURNED, NOTHING_TO_RETURN. Spec §4.
 */
export async function takeBackPurchase(
  { chain, actor, now, today, trx, batch }: Context,
  it: TakeBack,
  memberId: number,
  given: Given,
) {
  const { accountId } = actor;
  const purchase = await readPurchase(trx, batch, it.purchaseId);
  if (purchase.returnedAt !== null) refuse("ALREADY_RETURNED");
  const entries = Map.groupBy(purchase.stamps, ({ stampCardId }) => stampCardId);
  const back = whatGoesBack(it, purchase, entries, given.redemptions);
  if (!it.everything && !isAnything(back)) refuse("NOTHING_TO_RETURN");

  const state: MemberState = { account: given.account, entries: [], cards: new Map() };
  giveBackAll(state, back.redemptions, given, today);
  const { lot, returnId } = purchase;
  const keptOre = purchase.amountOre - purchase.returnedOre - back.amountOre;
  const takenPoints = lot ? pointsToTakeBack({ ...lot, keptOre }) : 0;
  if (lot && takenPoints > 0) {
    const taken = takeBack(state.account, lot.id, takenPoints, today);
    state.account = taken.account;
    state.entries.push(
      ...taken.entries.map((entry) => ({ ...entry, returnId: entry.kind === "RETURN" ? returnId : null })),
    );
  }
  const takenStamps = takeStamps(state, given, entries, back.stamps, today);

  const who = { chainId: chain.id, memberId, now };
  await batch(
    ...writeReturn(trx, {
      ...who,
      ...it,
      ...back,
      id: returnId,
      accountId,
      counted: purchase.amountOre + purchase.discountOre > 0,
    }),
    ...writeCancellations(trx, { ...who, accountId, reason: it.reason, returnId }, back.redemptions),
    ...writeEntries(who, state.entries),
    ...writeCards(who, { purchaseId: it.purchaseId, returnId, redemptionId: null }, [...state.cards.values()]),
  );
  await audit(trx, chain, {
    accountId,
    act: it.kind === "UNDO" ? "undo-purchase" : "return-purchase",
    subject: `purchase ${it.purchaseId}`,
    detail: { amount: kronorFromOre(back.amountOre), points: takenPoints, stamps: takenStamps },
  });
  return {
    returnId,
    takenPoints,
    takenStamps,
    keptAmount: kronorFromOre(keptOre),
    clubPoints: balanceOn(state.account.lots, today),
    owedPoints: owedBy(state.account),
  };
}
