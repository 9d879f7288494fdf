import { choicesMax } from "./selection.ts";

/** The kinds of items that a condition names by ids. */
export type NamedThing = "location" | "category" | "campaign" | "stampCard" | "coupon";

/**
 * A field of a condition in a builder: `range` has the keys `min` and `max`, `dates` `from` and `to`; `period` and
 * `has` have their own. `texts` are normalised by `kept`.
 */
export type Field =
  | { is: "range"; low: number; high: number }
  | { is: "dates" }
  | { is: "number"; key: string; low: number; high: number }
  | { is: "options"; key: string; options: readonly string[] }
  | { is: "choice"; key: string; options: readonly string[] }
  | { is: "thing"; key: string; of: NamedThing }
  | { is: "things"; key: string; of: NamedThing; atLeast: 0 | 1 }
  | { is: "texts"; key: string; length: number; kept: (text: string) => string }
  | { is: "period" }
  | { is: "has" };

export type FieldProblem =
  | "REQUIRED"
  | "INVALID_INPUT"
  | "OPTION_REQUIRED"
  | "TOO_MANY_OPTIONS"
  | "MIN_TOO_LOW"
  | "MIN_ABOVE_MAX"
  | "MAX_TOO_HIGH"
  | "MAX_BELOW_MIN"
  | "END_BEFORE_START"
  | "DATE_REQUIRED";
export type Problems = Record<string, FieldProblem>;

/** The typed values by key, not validated. */
type Typed = Record<string, unknown>;
type Read = { values: Typed; problems: Problems };

/** The longest period, in months. */
export const periodMonthsMax = 120;

const good = (values: Typed): Read => ({ values, problems: {} });
const bad = (problems: Problems): Read => ({ values: {}, problems });
const blankToNull = (value: unknown): unknown => (value === undefined || value === "" ? null : value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

/** Reads a field of a condition: returns its normalised values, or problems by key. Spec §5. */
export function readField(field: Field, typed: Typed): Read {
  if (field.is === "range") return readRange(field, blankToNull(typed.min), blankToNull(typed.max));
  if (field.is === "dates") return readDates(blankToNull(typed.from), blankToNull(typed.to), isDate, "DATE_REQUIRED");
  if (field.is === "period") return readPeriod(blankToNull(typed.period));
  if (field.is === "has") return typeof typed.has === "boolean" ? good({ has: typed.has }) : bad({ has: "REQUIRED" });
  const value = blankToNull(typed[field.key]);
  const of = (read: { value: unknown } | FieldProblem): Read =>
    typeof read === "string" ? bad({ [field.key]: read }) : good({ [field.key]: read.value });
  if (field.is === "number") return of(readNumber(field, value));
  if (field.is === "choice") return of(field.options.some((each) => each === value) ? { value } : "OPTION_REQUIRED");
  if (field.is === "thing") return of(isId(value) ? { value } : "OPTION_REQUIRED");
  return of(readList(field, value ?? []));
}

function readNumber({ low, high }: { low: number; high: number }, value: unknown): { value: number } | FieldProblem {
  if (value === null) return "REQUIRED";
  if (!isWhole(value)) return "INVALID_INPUT";
  if (value < low) return "MIN_TOO_LOW";
  return value > high ? "MAX_TOO_HIGH" : { value };
}

/** Checks a range: each end within the limits, in the right order, and at least one of them set. */
function readRange({ low, high }: { low: number; high: number }, min: unknown, max: unknown): Read {
  if (min === null && max === null) return bad({ min: "REQUIRED" });
  const problems: Problems = {};
  for (const [key, value] of Object.entries({ min, max })) {
    if (value !== null && !isWhole(value)) problems[key] = "INVALID_INPUT";
    else if (value !== null && value < low) problems[key] = "MIN_TOO_LOW";
    else if (value !== null && value > high) problems[key] = "MAX_TOO_HIGH";
  }
  if (Object.keys(problems).length > 0) return bad(problems);
  const crossed = min !== null && max !== null && Number(min) > Number(max);
  return crossed ? bad({ min: "MIN_ABOVE_MAX", max: "MAX_BELOW_MIN" }) : good({ min, max });
}

function isWritten(value: unknown, pattern: RegExp, read: (text: string) => unknown): value is string {
  if (typeof value !== "string" || !pattern.test(value)) return false;
  try {
    read(value);
    return true;
  } catch {
    return false;
  }
}
const isDate = (value: unknown) => isWritten(value, /^\d{4}-\d\d-\d\d$/, (text) => Temporal.PlainDate.from(text));
const isMonth = (value: unknown) => isWritten(value, /^\d{4}-\d\d$/, (text) => Temporal.PlainYearMonth.from(text));

function readDates(from: unknown, to: unknown, isOne: (value: unknown) => boolean, none: FieldProblem): Read {
  if (from === null && to === null) return bad({ from: none });
  const problems: Problems = {};
  for (const [key, value] of Object.entries({ from, to })) {
    if (value !== null && !isOne(value)) problems[key] = "INVALID_INPUT";
  }
  if (Object.keys(problems).length > 0) return bad(problems);
  return from !== null && to !== null && String(from) > String(to)
    ? bad({ to: "END_BEFORE_START" })
    : good({ from, to });
}

function readPeriod(typed: unknown): Read {
  if (typed === null) return good({ period: null });
  if (typeof typed !== "object") return bad({ period: "INVALID_INPUT" });
  const { months, from, to } = typed as Typed;
  if (months !== undefined) {
    const read = readNumber({ low: 1, high: periodMonthsMax }, blankToNull(months));
    return typeof read === "string" ? bad({ "period.months": read }) : good({ period: { months: read.value } });
  }
  const missing = Object.entries({ from, to }).filter(([, value]) => blankToNull(value) === null);
  if (missing.length > 0) return bad(Object.fromEntries(missing.map(([key]) => [`period.${key}`, "REQUIRED"])));
  const { values, problems } = readDates(from, to, isMonth, "REQUIRED");
  const problemEntries = Object.entries(problems).map(([key, problem]) => [`period.${key}`, problem]);
  return problemEntries.length > 0 ? bad(Object.fromEntries(problemEntries)) : good({ period: values });
}

const isId = (value: unknown): value is number => isWhole(value) && value > 0;

/** Returns a list without duplicates in a fixed order, so that equal lists are stored alike. */
function readList(field: Extract<Field, { is: "options" | "things" | "texts" }>, value: unknown) {
  if (!Array.isArray(value)) return "INVALID_INPUT";
  const items = field.is === "texts" ? value.map((each) => field.kept(String(each))).filter(Boolean) : value;
  const fits = (each: unknown) =>
    field.is === "things"
      ? isId(each)
      : field.is === "texts"
        ? String(each).length <= field.length
        : field.options.some((option) => option === each);
  if (!items.every(fits)) return "INVALID_INPUT";
  const once = [...new Set(items)];
  if (once.length > choicesMax) return "TOO_MANY_OPTIONS";
  if (once.length === 0 && !(field.is === "things" && field.atLeast === 0)) return "OPTION_REQUIRED";
  return { value: field.is === "things" ? once.toSorted((a, b) => a - b) : once };
}
