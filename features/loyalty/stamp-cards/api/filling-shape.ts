import { endOfDay } from "#packages/domain/calendar.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { StampcardUsageShape } from "../contract/shapes.ts";
import { shownFilling } from "../domain/card-fillings.ts";
import { type FillingRow, fillingOf } from "./member-cards.ts";

/**
 * One filling as the wire has it, with the status it shows today: one that has run out is reset since its last day was
 * over, whether or not that is written down. Spec §3 "Stampcard usage".
 */
export function fillingFactsOf(row: FillingRow, { today, timeZone }: ClubDay) {
  const { status } = shownFilling(fillingOf(row), today);
  const changedAt = status === "RESET" ? endOfDay(row.endsOn, timeZone) : row.statusChangedAt;
  return {
    id: row.id,
    stampcardId: row.stampCardId,
    collectedStamps: row.collected,
    stampsAmount: row.stampsAmount,
    startDate: row.startedOn.toString(),
    endDate: row.endsOn.toString(),
    addedStamps: row.added,
    usageOrder: row.order,
    stampcardUsageStatus: status,
    lastStatusUpdateDate: changedAt.toString(),
  };
}

/** The same with the others of its card, newest first as given. */
export function stampcardUsageOf(row: FillingRow, others: readonly FillingRow[], day: ClubDay): StampcardUsageShape {
  return {
    ...fillingFactsOf(row, day),
    historicStampcardUsages: others.map((each) => fillingFactsOf(each, day)),
  };
}
