import { type Ore, oreFromKronor, parseAmount } from "#packages/domain/money.ts";
import { contactFields, type OrderMapping, valueAt } from "./mapping.ts";
import { momentOf, oreMax, textOf } from "./payload.ts";
import {
  clubCurrency,
  numberMax,
  type OrderField,
  type OrderProblem,
  type ReadOrder,
  type ShopPurchase,
  type ShopRefunds,
} from "./shop-order.ts";

type Field<Value> = { ok: true; value: Value } | { ok: false; problem: OrderProblem };

const missing = (field: OrderField): OrderProblem => ({ ok: false, code: "FIELD_MISSING", field });
const wrong = (field: OrderField): OrderProblem => ({ ok: false, code: "FIELD_WRONG", field });

/** Removes the rounding error of a sum, such as 59.699999999999996. */
const roundMillionths = (amount: number): number => Math.round(amount * 1_000_000) / 1_000_000;

/** Reads an amount in kronor or öre, as a number or as text. */
function readAmount(value: unknown, unit: OrderMapping["amountUnit"]): Ore {
  const text = textOf(value);
  if (text === null) return { ok: false, reason: "INVALID_AMOUNT" };
  if (unit === "ORE") return /^\d{1,11}$/.test(text) ? { ok: true, ore: Number(text) } : oreFromKronor(Number.NaN);
  const amount = typeof value === "number" ? oreFromKronor(roundMillionths(value)) : parseAmount(text);
  return amount.ok && amount.ore > oreMax ? { ok: false, reason: "INVALID_AMOUNT" } : amount;
}

/** Reads a mapped amount; 0 if it is not mapped, or an optional one is absent. */
function amountAt(payload: unknown, mapping: OrderMapping, field: "amount" | "refunded"): Field<number> {
  const path = mapping[field];
  const value = path === null ? undefined : valueAt(payload, path);
  const isAbsent = value === undefined || value === null || value === "";
  if (isAbsent) return field === "amount" ? { ok: false, problem: missing(field) } : { ok: true, value: 0 };
  const amount = readAmount(value, mapping.amountUnit);
  return amount.ok ? { ok: true, value: amount.ore } : { ok: false, problem: wrong(field) };
}

function paidAtIn(payload: unknown, { time }: OrderMapping, timeZone: string): Field<Temporal.Instant | null> {
  if (time === null) return { ok: true, value: null };
  const text = textOf(valueAt(payload, time));
  if (text === null) return { ok: false, problem: missing("time") };
  const moment = momentOf(text, timeZone);
  return moment ? { ok: true, value: moment } : { ok: false, problem: wrong("time") };
}

function currencyProblem(payload: unknown, { currency }: OrderMapping): OrderProblem | null {
  if (currency === null) return null;
  const code = textOf(valueAt(payload, currency));
  if (code === null) return missing("currency");
  return code.toUpperCase() === clubCurrency ? null : { ok: false, code: "OTHER_CURRENCY", field: null };
}

function purchaseIn(payload: unknown, mapping: OrderMapping, timeZone: string): ShopPurchase | OrderProblem {
  const amount = amountAt(payload, mapping, "amount");
  if (!amount.ok) return amount.problem;
  const problem = currencyProblem(payload, mapping);
  if (problem) return problem;
  const paidAt = paidAtIn(payload, mapping, timeZone);
  if (!paidAt.ok) return paidAt.problem;
  const [email = null, phone = null, membershipNumber = null] = contactFields.map((field) => {
    const path = mapping[field];
    return path === null ? null : textOf(valueAt(payload, path));
  });
  const mapped = contactFields.find((field) => mapping[field] !== null);
  if (mapped && email === null && phone === null && membershipNumber === null) return missing(mapped);
  const contact = { email, phone, membershipNumber };
  return { ok: true, amountOre: amount.value, addsTax: false, paidAt: paidAt.value, contact };
}

const refundOf = (ore: number): ShopRefunds => (ore > 0 ? { total: { goods: ore, tax: 0, discrepancy: 0 } } : {});

/**
 * Reads an order of any program by a mapping. Each webhook contains the order's amount and what was refunded so far.
 * `timeZone`: of times without an offset.
 */
export function readGeneric(mapping: OrderMapping, payload: unknown, timeZone: string): ReadOrder {
  const key = textOf(valueAt(payload, mapping.orderNumber));
  if (key === null || key.length > numberMax) return { ok: false, reason: "NOT_AN_ORDER", field: "orderNumber" };
  const purchase = purchaseIn(payload, mapping, timeZone);
  const refunded = amountAt(payload, mapping, "refunded");
  return {
    ok: true,
    order: {
      key,
      number: key,
      purchase: purchase.ok && !refunded.ok ? refunded.problem : purchase,
      refunds: refunded.ok ? refundOf(refunded.value) : {},
      isTest: false,
    },
  };
}
