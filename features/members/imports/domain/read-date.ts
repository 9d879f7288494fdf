import { dateIn } from "#packages/domain/calendar.ts";
import { platformZone } from "#packages/domain/limits.ts";
import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";

/**
 * The order in which a column writes day, month and year. SERIAL: days since 1899-12-30, as a spreadsheet stores a date.
 * A date that begins with four digits is read as year, month, day in every order.
 */
export const dateOrders = ["YMD", "DMY", "MDY", "SERIAL"] as const;
export type DateOrder = (typeof dateOrders)[number];

export type ReadDate = { ok: true; date: Temporal.PlainDate } | { ok: false; reason: "INVALID_DATE" | "YEAR_MISSING" };

const invalid: ReadDate = { ok: false, reason: "INVALID_DATE" };

const months: readonly (readonly string[])[] = [
  ["januari", "january", "janvier", "jan", "janv"],
  ["februari", "february", "fevrier", "feb", "fevr", "fev"],
  ["mars", "march", "mar"],
  ["april", "avril", "apr", "avr"],
  ["maj", "may", "mai"],
  ["juni", "june", "juin", "jun"],
  ["juli", "july", "juillet", "jul", "juil"],
  ["augusti", "august", "aout", "aug"],
  ["september", "septembre", "sep", "sept"],
  ["oktober", "october", "octobre", "okt", "oct"],
  ["november", "novembre", "nov"],
  ["december", "decembre", "dec"],
];

function monthNamed(word: string): number | null {
  const plain = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const at = months.findIndex((names) => names.includes(plain));
  return at < 0 ? null : at + 1;
}

function dateFrom(year: number, month: number, day: number): ReadDate {
  try {
    return { ok: true, date: Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" }) };
  } catch {
    return invalid;
  }
}

/** Returns the date with a two-digit year, from the hundred years that end with `latest`. */
function dateInCentury(twoDigits: number, month: number, day: number, latest: Temporal.PlainDate): ReadDate {
  const century = Math.floor(latest.year / 100) * 100;
  const read = dateFrom(century + twoDigits, month, day);
  if (read.ok && Temporal.PlainDate.compare(read.date, latest) <= 0) return read;
  return dateFrom(century - 100 + twoDigits, month, day);
}

function dateOf(year: string, month: string | number, day: string, latest: Temporal.PlainDate): ReadDate {
  if (year.length === 4) return dateFrom(Number(year), Number(month), Number(day));
  return year.length === 2 ? dateInCentury(Number(year), Number(month), Number(day), latest) : invalid;
}

/**
 * Reads a spreadsheet's day number: 31149 is 1985-04-12. Only five digits count (1927 to 2173), because four are a
 * year.
 */
function dateOfSerial(text: string): ReadDate {
  if (!/^\d{5}$/.test(text)) return invalid;
  return { ok: true, date: Temporal.PlainDate.from("1899-12-30").add({ days: Number(text) }) };
}

/** Returns the date of three separated numbers in an order; a four-digit number at the start or end is the year. */
function dateOfParts(parts: readonly [string, string, string], order: DateOrder, latest: Temporal.PlainDate): ReadDate {
  const [first, second, third] = parts;
  if (first.length === 4) return dateOf(first, second, third, latest);
  if (order === "MDY") return dateOf(third, first, second, latest);
  if (order === "YMD" && third.length < 3) return dateOf(first, second, third, latest);
  return dateOf(third, second, first, latest);
}

const weekdays =
  "måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|mån|tis|ons|tors|tor|fre|lör|sön|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mar|mer|jeu|ven|sam|dim";
/** Words before a date: "lördag den", "Sat,", "le". */
const leadIn = new RegExp(`^(?:(?:${weekdays})[.,]*\\s+)?(?:(?:den|the|le)\\s+)?`, "i");
const dayAndMonth =
  /^(?:\d{1,2}(?:[.:]?[ae]|er|st|nd|rd|th)?[\s.-]+(\p{L}+)\.?|(\p{L}+)\.?\s+\d{1,2}(?:st|nd|rd|th)?)$/u;

/** Whether a text is a day and a month in words, without a year: 12 maj. */
function isYearless(text: string): boolean {
  const [, after, before] = dayAndMonth.exec(text) ?? [];
  return monthNamed(after ?? before ?? "") !== null;
}

/** Reads 12 maj 1979 and May 12, 1979. */
function dateOfWords(text: string, latest: Temporal.PlainDate): ReadDate | null {
  const day = /^(\d{1,2})(?:[.:]?[ae]|er|st|nd|rd|th)?[\s.-]+(\p{L}+)\.?[\s.,-]+(\d{4}|\d{2})$/u.exec(text);
  const month = /^(\p{L}+)\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?[,\s-]\s*(\d{4})$/u.exec(text);
  const short = text.replace(leadIn, "");
  if (!day && !month && short !== text) return dateOfWords(short, latest);
  const [days, name, year] = day ? [day[1], day[2], day[3]] : month ? [month[2], month[1], month[3]] : [];
  const number = name ? monthNamed(name) : null;
  return number && days && year ? dateOf(year, number, days, latest) : null;
}

const momentInUtc = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(?:Z|UTC|[+-]00:?00)$/;

/** Returns the local day of a time in UTC: some systems write midnight of 12 May as 22:00 on 11 May. */
function dateOfMoment(text: string): ReadDate | null {
  const [, day, time] = momentInUtc.exec(text) ?? [];
  if (!day || !time) return null;
  try {
    const moment = Temporal.Instant.from(`${day}T${time}Z`);
    return { ok: true, date: dateIn(platformZone, moment) };
  } catch {
    return invalid;
  }
}

const separator = String.raw`\s?[-/. ]\s?`;
const threeNumbers = new RegExp(`^(\\d{1,4})${separator}(\\d{1,2})${separator}(\\d{1,4})$`);
const twoNumbers = new RegExp(`^(?:--)?\\d{1,2}${separator}?\\d{1,2}$`);

/**
 * Reads a calendar date in an order: 1985-04-12, 850412, 12/4 1985, 12 maj 1985. Ignores a time, unless it is in UTC. A
 * two-digit year is the latest year not after `latest`. Returns INVALID_DATE, or YEAR_MISSING for a date without a
 * year.
 */
export function readDate(text: string, order: DateOrder, latest: Temporal.PlainDate): ReadDate {
  const typed = foldTypedCharacters(text).trim();
  const moment = dateOfMoment(typed);
  if (moment) return moment;
  const date = typed.replace(/[T ,]+(?:kl\.? ?)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?.*$/, "");
  if (order === "SERIAL") {
    const read = dateOfSerial(date.replace(/[.,]\d+$/, ""));
    if (read.ok) return read;
  }
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(date) ?? [];
  if (year && month && day) return dateOf(year, month, day, latest);
  const [, short, shortMonth, shortDay] = /^(\d{2})(\d{2})(\d{2})$/.exec(date) ?? [];
  if (short && shortMonth && shortDay) return dateOfParts([short, shortMonth, shortDay], order, latest);
  const [, first, second, third] = threeNumbers.exec(date) ?? [];
  if (first && second && third) return dateOfParts([first, second, third], order, latest);
  if (twoNumbers.test(date) && date !== "") return { ok: false, reason: "YEAR_MISSING" };
  return dateOfWords(date, latest) ?? (isYearless(date) ? { ok: false, reason: "YEAR_MISSING" } : invalid);
}

/** The guessed order of a column's dates, with every other order that fits as many cells and gives other dates. */
export interface DateOrderGuess {
  /** The likeliest order of day, month and year. */
  order: DateOrder;
  /** The likeliest order and those that fit as well; only one when there is no doubt. */
  fitting: DateOrder[];
}

/** The number of years after today in which a date may be when orders are compared. */
const judgedYears = 100;

/** Returns the orders by likelihood: Swedes write a two-digit year first; other short dates begin with the day. */
function likeliestOrders(cells: readonly string[]): readonly DateOrder[] {
  const isSwedish = cells.every((cell) => /^\d{2}-?\d{2}-?\d{2}\b/.test(cell) || /^\d{4}/.test(cell));
  return isSwedish ? ["YMD", "DMY", "MDY", "SERIAL"] : ["DMY", "MDY", "YMD", "SERIAL"];
}

/**
 * Guesses the order of a column's dates: the one in which most cells are dates. If several fit equally, the likeliest
 * comes first.
 */
export function guessDateOrder(cells: readonly string[], today: Temporal.PlainDate): DateOrderGuess {
  const filled = [...new Set(cells.map((cell) => cell.trim()).filter(Boolean))];
  const latest = today.add({ years: judgedYears });
  const scored = likeliestOrders(filled).map((order) => {
    const read = filled.map((cell) => readDate(cell, order, latest));
    return { order, count: read.filter(({ ok }) => ok).length, reading: JSON.stringify(read) };
  });
  const most = Math.max(...scored.map(({ count }) => count));
  const best = scored.filter(({ count }) => count === most);
  const fitting = best
    .filter(({ reading }, at) => best.findIndex((other) => other.reading === reading) === at)
    .map(({ order }) => order);
  return { order: fitting[0] ?? "DMY", fitting };
}
