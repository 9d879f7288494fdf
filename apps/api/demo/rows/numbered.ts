import type { Transaction } from "kysely";
import type { Lot } from "#features/loyalty/points/domain/ledger.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { DemoCorrection, DemoPurchase } from "../history/demo-history.ts";
import type { History } from "../history/history.ts";
import type { FoundedClub } from "./found-club.ts";
import { drawIds } from "./insert-rows.ts";

/** One redemption at a purchase: of a reward, a value coupon or a full card. */
export interface Use {
  id: number;
  reward: DemoPurchase["redemption"];
  value: DemoPurchase["offers"]["values"][number] | null;
  card: DemoPurchase["rewards"][number] | null;
}

/** A purchase with the ids of the rows it becomes. */
export interface Numbered extends DemoPurchase {
  id: number;
  uses: Use[];
  returnId: number | null;
  instant: Temporal.Instant;
  memberId: number;
}

/** A club's history with the ids of its database rows. */
export interface NumberedHistory {
  purchases: Numbered[];
  corrections: (DemoCorrection & { instant: Temporal.Instant; memberId: number })[];
  lotIds: ReadonlyMap<Lot, number>;
  /** Returns the database id of a lot by the member's place and the lot's id within the history. */
  lotIdOf(member: number, lot: number): number;
  instantOf(at: Temporal.PlainDateTime): Temporal.Instant;
}

function usesOf({ redemption, offers, rewards }: DemoPurchase): Omit<Use, "id">[] {
  const none = { reward: null, value: null, card: null };
  return [
    ...(redemption ? [{ ...none, reward: redemption }] : []),
    ...offers.values.map((value) => ({ ...none, value })),
    ...rewards.map((card) => ({ ...none, card })),
  ];
}

/** Draws an id for every row. Lots get ids in the order they were opened, because that is the order of their use. */
export async function numberHistory(
  trx: Transaction<DB>,
  { chain }: FoundedClub,
  { purchases, corrections }: History,
  memberIds: readonly number[],
): Promise<NumberedHistory> {
  const instantOf = (at: Temporal.PlainDateTime) => at.toZonedDateTime(chain.timeZone).toInstant();
  const opened = [...purchases, ...corrections].filter(({ lot }) => lot);
  opened.sort((a, b) => Temporal.PlainDateTime.compare(a.at, b.at));
  const lots = opened.toSorted((a, b) => Number(isOpening(b)) - Number(isOpening(a)));
  const ids = await drawIds(trx, "purchase_id_seq", purchases.length);
  const drawnLots = await drawIds(trx, "point_lot_id_seq", lots.length);
  const useCount = purchases.reduce((sum, purchase) => sum + usesOf(purchase).length, 0);
  const useIds = (await drawIds(trx, "redemption_id_seq", useCount)).values();
  const returned = purchases.filter((purchase) => purchase.returned);
  const returnIds = (await drawIds(trx, "purchase_return_id_seq", returned.length)).values();
  const lotIds = new Map(lots.map(({ lot }, index) => [lot as Lot, drawnLots[index] as number]));
  const byName = new Map(lots.map(({ member, lot }) => [`${member}/${lot?.id}`, lotIds.get(lot as Lot) as number]));
  const next = (drawn: Iterator<number>) => drawn.next().value as number;
  return {
    purchases: purchases.map((purchase, index) => ({
      ...purchase,
      id: ids[index] as number,
      uses: usesOf(purchase).map((use) => ({ ...use, id: next(useIds) })),
      returnId: purchase.returned ? next(returnIds) : null,
      instant: instantOf(purchase.at),
      memberId: memberIds[purchase.member] as number,
    })),
    corrections: corrections.map((each) => ({
      ...each,
      instant: instantOf(each.at),
      memberId: memberIds[each.member] as number,
    })),
    lotIds,
    lotIdOf: (member, lot) => byName.get(`${member}/${lot}`) as number,
    instantOf,
  };
}

/** An opening balance predates the club, so it comes before all earned points. */
const isOpening = (each: DemoPurchase | DemoCorrection) => "source" in each && each.source === "OPENING_BALANCE";
