/** Days when Swedish shops close or change hours: public holidays and their eves. */
export const swedishHolidays = [
  "NEW_YEARS_DAY",
  "EPIPHANY",
  "GOOD_FRIDAY",
  "EASTER_EVE",
  "EASTER_SUNDAY",
  "EASTER_MONDAY",
  "MAY_DAY",
  "ASCENSION_DAY",
  "PENTECOST",
  "NATIONAL_DAY",
  "MIDSUMMER_EVE",
  "MIDSUMMER_DAY",
  "ALL_SAINTS_DAY",
  "CHRISTMAS_EVE",
  "CHRISTMAS_DAY",
  "BOXING_DAY",
  "NEW_YEARS_EVE",
] as const;
export type SwedishHoliday = (typeof swedishHolidays)[number];

const saturday = 6;
const friday = 5;

/** Returns the holidays of the year that begins on a day, in order. */
export function holidaysOfYearFrom(today: Temporal.PlainDate): { holiday: SwedishHoliday; date: Temporal.PlainDate }[] {
  const end = today.add({ years: 1 });
  return [today.year, end.year]
    .flatMap((year) => swedishHolidays.map((holiday) => ({ holiday, date: dateOfHoliday(holiday, year) })))
    .filter(({ date }) => Temporal.PlainDate.compare(date, today) >= 0 && Temporal.PlainDate.compare(date, end) < 0)
    .toSorted((a, b) => Temporal.PlainDate.compare(a.date, b.date));
}

/**
 * Returns a holiday's date in a year by Lag (1989:253): movable ones relative to Easter, or the Saturday (eve: Friday)
 * of a week.
 */
export function dateOfHoliday(holiday: SwedishHoliday, year: number): Temporal.PlainDate {
  const on = (month: number, day: number) => new Temporal.PlainDate(year, month, day);
  const byEaster = (days: number) => easterSunday(year).add({ days });
  switch (holiday) {
    case "NEW_YEARS_DAY":
      return on(1, 1);
    case "EPIPHANY":
      return on(1, 6);
    case "GOOD_FRIDAY":
      return byEaster(-2);
    case "EASTER_EVE":
      return byEaster(-1);
    case "EASTER_SUNDAY":
      return byEaster(0);
    case "EASTER_MONDAY":
      return byEaster(1);
    case "MAY_DAY":
      return on(5, 1);
    case "ASCENSION_DAY":
      return byEaster(39);
    case "PENTECOST":
      return byEaster(49);
    case "NATIONAL_DAY":
      return on(6, 6);
    case "MIDSUMMER_EVE":
      return firstFrom(on(6, 19), friday);
    case "MIDSUMMER_DAY":
      return firstFrom(on(6, 20), saturday);
    case "ALL_SAINTS_DAY":
      return firstFrom(on(10, 31), saturday);
    case "CHRISTMAS_EVE":
      return on(12, 24);
    case "CHRISTMAS_DAY":
      return on(12, 25);
    case "BOXING_DAY":
      return on(12, 26);
    case "NEW_YEARS_EVE":
      return on(12, 31);
  }
}

/** Returns the first date on or after the given one with this weekday (1 Monday to 7 Sunday). */
function firstFrom(date: Temporal.PlainDate, dayOfWeek: number): Temporal.PlainDate {
  return date.add({ days: (dayOfWeek - date.dayOfWeek + 7) % 7 });
}

/**
 * Returns Easter Sunday of a Gregorian year, by the Meeus/Jones/Butcher computus, whose variable names are used here.
 */
export function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return new Temporal.PlainDate(year, Math.floor(days / 31), (days % 31) + 1);
}
