import type { StampcardUsageShape } from "@stammis/contract/shapes";
import { endOfDay } from "@stammis/domain/calendar";
import type { ClubDay } from "@stammis/domain/clubs/club-day";
import { shownFilling } from "@stammis/domain/stamp-cards/card-fillings";
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
