import { endOfDay } from "#packages/domain/calendar.ts";
import type { ClubDay } from "#packages/domain/club/club-day.ts";
import type { StampcardUsageShape } from "../contract/shapes.ts";
import { shownFilling } from "../domain/card-fillings.ts";
import { type FillingRow, fillingOf } from "./member-cards.ts";

/**
 * Shapes a filling with today's status. An expired one is reset from the day after its last day, even before the row is
 * updated. Spec §3 "Stampcard usage".
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

/** Shapes a filling with the others of its card, newest first as given. */
export function stampcardUsageOf(row: FillingRow, others: readonly FillingRow[], day: ClubDay): StampcardUsageShape {
  return {
    ...fillingFactsOf(row, day),
    historicStampcardUsages: others.map((each) => fillingFactsOf(each, day)),
  };
}
