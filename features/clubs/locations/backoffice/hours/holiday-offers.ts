import type { Language } from "#packages/domain/translations/languages.ts";
import type { SpecialDay } from "../../domain/special-days.ts";
import { holidaysOfYearFrom } from "../../domain/swedish-holidays.ts";
import { holidayNames } from "../../i18n/holidays/phrases.ts";

/** The time zone whose clubs get Swedish holidays. */
export const swedishZone = "Europe/Stockholm";

export type HolidayOffer = { day: SpecialDay; likeLastTime: boolean };

/** Returns the coming year's holidays without a row: closed, or with the hours of an earlier day with that name. */
export function holidayOffers(
  rows: readonly SpecialDay[],
  today: Temporal.PlainDate,
  language: Language,
): HolidayOffer[] {
  return holidaysOfYearFrom(today).flatMap(({ holiday, date }) => {
    const on = date.toString();
    if (rows.some(({ dateFrom, dateTo }) => dateFrom === on && dateTo === on)) return [];
    const name = holidayNames[language][holiday];
    const before = rows
      .filter((row) => row.name === name && row.dateTo < on)
      .toSorted((a, b) => b.dateTo.localeCompare(a.dateTo))[0];
    const { timeFrom, timeTo } = before ?? { timeFrom: null, timeTo: null };
    return [{ day: { name, dateFrom: on, dateTo: on, timeFrom, timeTo }, likeLastTime: before !== undefined }];
  });
}
