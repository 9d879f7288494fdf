import { billingLimits } from "#features/billing/subscriptions/domain/limits.ts";
import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { kronorFromOre, parseAmount } from "#packages/domain/money.ts";
import { wholeNumber } from "#packages/web/backoffice/forms/whole-number.ts";
import { type PriceChange, priceChanges } from "../domain/price-changes.ts";
import type { Plan, Price } from "./queries.ts";

/** A price as typed; `key` identifies its row in the form. */
export type TypedPrice = { key: string; from: string; location: string; membersIncluded: string; member: string };
/** `coming` holds the prices that can still change. Prices in force may have been charged and are not in the form. */
export type PlanForm = { name: string; offered: boolean; coming: TypedPrice[] };

export const isSamePrice = (one: Omit<Price, "from">, other: Omit<Price, "from">) =>
  one.location === other.location && one.membersIncluded === other.membersIncluded && one.member === other.member;

export const begunPrices = ({ prices }: Pick<Plan, "prices">, today: string): Price[] =>
  prices.filter(({ from }) => from < today);

/** `kronor` formats an amount in the screen's language. */
type Typing = { today: string; kronor: (amount: number) => string };

const typedOf = (price: Price, key: string, { kronor }: Typing): TypedPrice => ({
  key,
  from: price.from,
  location: kronor(price.location),
  membersIncluded: String(price.membersIncluded),
  member: kronor(price.member),
});

export const planFormOf = ({ name, offered, prices }: Plan, typing: Typing): PlanForm => ({
  name,
  offered,
  coming: prices.filter(({ from }) => from >= typing.today).map((price) => typedOf(price, price.from, typing)),
});

/** Returns the first day of the month after the latest price; at the earliest the first day of next month. */
function nextMonth(prices: readonly Price[], today: string): string {
  const latest = [today, ...prices.map(({ from }) => from)].reduce((one, other) => (one > other ? one : other));
  return Temporal.PlainDate.from(latest).with({ day: 1 }).add({ months: 1 }).toString();
}

/** Returns a new price with the latest price's values, from the first of a month. */
export function anotherPrice(all: readonly Price[], rows: readonly TypedPrice[], typing: Typing): TypedPrice {
  const latest = all.toSorted((one, other) => one.from.localeCompare(other.from)).at(-1);
  let at = rows.length;
  while (rows.some(({ key }) => key === `new-${at}`)) at++;
  const from = nextMonth(all, typing.today);
  return latest
    ? typedOf({ ...latest, from }, `new-${at}`, typing)
    : { key: `new-${at}`, from, location: "", membersIncluded: "", member: "" };
}

/** Returns the form of a new plan, whose first price begins today. */
export const emptyPlan = (today: string): PlanForm => ({
  name: "",
  offered: false,
  coming: [{ key: "new-0", from: today, location: "", membersIncluded: "", member: "" }],
});

function amountOf(typed: string): number | null {
  const read = parseAmount(typed);
  return read.ok && kronorFromOre(read.ore) <= billingLimits.price ? kronorFromOre(read.ore) : null;
}

/** Parses a typed price; each invalid part becomes null. */
const readPrice = ({ from, location, membersIncluded, member }: TypedPrice) => ({
  from: from === "" ? null : from,
  location: amountOf(location),
  membersIncluded: wholeNumber(membersIncluded, { min: 0, max: billingLimits.members }),
  member: amountOf(member),
});

const isPrice = (read: ReturnType<typeof readPrice>): read is Price =>
  Object.values(read).every((part) => part !== null);

/** Returns the typed prices that are complete. */
export const readPrices = (coming: readonly TypedPrice[]): Price[] => coming.map(readPrice).filter(isPrice);

/** Returns the errors by field: a missing name, an invalid number, a past day, or two prices on one day. */
export function checkPlan({ name, coming }: PlanForm, today: string): Record<string, ErrorCode> {
  const wrong = coming.flatMap((typed, at): [string, ErrorCode | null][] => {
    const read = readPrice(typed);
    const isTwice = coming.findIndex(({ from }) => from === typed.from) < at;
    const day = read.from === null ? "REQUIRED" : read.from < today ? "DATE_IN_PAST" : isTwice ? "DATE_TWICE" : null;
    return [
      [`coming.${at}.from`, day],
      [`coming.${at}.location`, read.location === null ? "INVALID_AMOUNT" : null],
      [`coming.${at}.membersIncluded`, read.membersIncluded === null ? "INVALID_INPUT" : null],
      [`coming.${at}.member`, read.member === null ? "INVALID_AMOUNT" : null],
    ];
  });
  const named: [string, ErrorCode | null] = ["name", name.trim() === "" ? "REQUIRED" : null];
  return Object.fromEntries([named, ...wrong].filter((entry): entry is [string, ErrorCode] => entry[1] !== null));
}

type Dated = { from: Temporal.PlainDate; price: Price };
const dated = (prices: readonly Price[]): Dated[] =>
  prices.map((price) => ({ from: Temporal.PlainDate.from(price.from), price }));

/** Returns the price changes and their days, from the prices as typed. */
export function changesOf(saved: readonly Price[], next: readonly Price[], today: string): PriceChange<Dated>[] {
  return priceChanges(
    { saved: dated(saved), next: dated(next) },
    {
      today: Temporal.PlainDate.from(today),
      isSame: (one, other) => isSamePrice(one.price, other.price),
    },
  );
}

export type Change = ReturnType<typeof changesOf>[number];
