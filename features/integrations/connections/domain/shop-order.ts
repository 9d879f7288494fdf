import { maxAmountOre } from "#packages/domain/money.ts";
import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { readMembershipNumber } from "#packages/domain/people/membership-number.ts";
import { parsePhone } from "#packages/domain/people/phone.ts";
import { oreMax } from "./payload.ts";

/** The only currency of a club. */
export const clubCurrency = "SEK";

/** The fields that a mapping finds in the orders of a generic connection. */
export const orderFields = [
  "orderNumber",
  "amount",
  "currency",
  "time",
  "email",
  "phone",
  "membershipNumber",
  "refunded",
] as const;
export type OrderField = (typeof orderFields)[number];

/**
 * The parts of a refund in öre. `tax` counts where prices are without VAT. `discrepancy`: the amount that was refunded
 * less than the goods are worth; negative if more was refunded.
 */
export interface ShopRefund {
  goods: number;
  tax: number;
  discrepancy: number;
}
/** Refunds by the shop's id. */
export type ShopRefunds = Readonly<Record<string, ShopRefund>>;

/** The buyer's addresses as the shop sends them; null if it sends none. */
export interface ShopContact {
  email: string | null;
  phone: string | null;
  membershipNumber: string | null;
}

/** The goods of an order that was paid. */
export interface ShopPurchase {
  ok: true;
  /** Goods after discounts with VAT, without shipping, tips and sold gift cards. */
  amountOre: number;
  /** Whether refunds state their VAT separately. */
  addsTax: boolean;
  /** Null: the moment when the webhook arrives. */
  paidAt: Temporal.Instant | null;
  contact: ShopContact;
}

/** Why the goods of an order cannot be registered. */
export type OrderProblem =
  | { ok: false; code: "OTHER_CURRENCY"; field: null }
  | { ok: false; code: "FIELD_MISSING" | "FIELD_WRONG"; field: OrderField };

/** What a webhook reports about an order, in the same form for each kind of shop. */
export interface ShopOrder {
  /** Identifies the order in all webhooks of the shop. */
  key: string;
  /** As the shop shows it; empty if the webhook does not contain it. */
  number: string;
  /** Null: the webhook only reports refunds. */
  purchase: ShopPurchase | OrderProblem | null;
  refunds: ShopRefunds;
  isTest: boolean;
}

/**
 * OTHER_TOPIC and NOT_PAID mean nothing to the club. NOT_AN_ORDER: the body has no order; `field` names the missing
 * field of a mapping.
 */
export type ReadOrder =
  | { ok: true; order: ShopOrder }
  | { ok: false; reason: "OTHER_TOPIC" | "NOT_PAID" }
  | { ok: false; reason: "NOT_AN_ORDER"; field: OrderField | null };

export const numberMax = 64;

const cancelled = "cancelled";

/** A cancellation as a refund of everything, so that it applies whenever it arrives. */
export const cancellation: ShopRefunds = { [cancelled]: { goods: maxAmountOre, tax: 0, discrepancy: 0 } };

/** The state of an order after all webhooks that have arrived. */
export interface OrderFacts {
  number: string;
  /** Null while no webhook reported goods in the club's currency. */
  amountOre: number | null;
  addsTax: boolean;
  paidAt: Temporal.Instant | null;
  refunds: ShopRefunds;
  isTest: boolean;
  contact: ShopContact;
  problem: { code: string; field: OrderField | null } | null;
}

const larger = (one: ShopRefund | undefined, other: ShopRefund): ShopRefund =>
  one && one.goods >= other.goods ? one : other;

/** Merges the refunds of two webhooks: each id counts once, with its larger amount. */
function mergeRefunds(before: ShopRefunds, reported: ShopRefunds): ShopRefunds {
  const merged = Object.entries(reported).map(([id, refund]) => [id, larger(before[id], refund)]);
  return { ...before, ...Object.fromEntries(merged) };
}

/**
 * Adds a webhook to an order. Refunds may arrive in any order and repeatedly. The goods of a registered order no longer
 * change.
 */
export function mergeOrder(
  before: OrderFacts,
  { number, purchase, refunds, isTest }: ShopOrder,
  { isRegistered, now }: { isRegistered: boolean; now: Temporal.Instant },
): OrderFacts {
  const merged = {
    ...before,
    // The number of a registered order may have been erased with its member.
    number: isRegistered ? before.number : number || before.number,
    refunds: mergeRefunds(before.refunds, refunds),
    isTest: before.isTest || isTest,
  };
  if (isRegistered || !purchase) return merged;
  if (!purchase.ok) return before.amountOre === null ? { ...merged, problem: purchase } : merged;
  const { amountOre, addsTax, contact } = purchase;
  const paidAt = purchase.paidAt ?? before.paidAt ?? now;
  return { ...merged, amountOre, addsTax, paidAt, contact, problem: null };
}

type Refunded = Pick<OrderFacts, "refunds" | "addsTax" | "amountOre" | "problem">;

/**
 * Returns the refunded amount of goods in öre, at most the order's amount. Money beyond the goods of refunds counts as
 * goods; a smaller payment, such as one that is not complete yet, does not change the returned goods. Refunds in another
 * currency count as 0.
 */
export function refundedOre({ refunds, addsTax, amountOre, problem }: Refunded): number {
  if (problem?.code === "OTHER_CURRENCY") return 0;
  const all = Object.values(refunds);
  const goods = all.reduce((sum, refund) => sum + refund.goods + (addsTax ? refund.tax : 0), 0);
  const discrepancy = all.reduce((sum, refund) => sum + refund.discrepancy, 0);
  const ore = Math.max(0, goods + Math.max(0, -discrepancy));
  return Math.min(ore, amountOre ?? oreMax);
}

/** Returns why an order that is not registered cannot be; null if it can. */
export function problemOf({ amountOre, problem, refunds }: OrderFacts): NonNullable<OrderFacts["problem"]> | null {
  if (amountOre === null) return problem ?? { code: "ORDER_MISSING", field: null };
  return Object.hasOwn(refunds, cancelled) ? { code: "ORDER_CANCELLED", field: null } : null;
}

/** Returns the valid addresses in stored form. `country`: of phone numbers without prefix. */
export function normaliseContact({ email, phone, membershipNumber }: ShopContact, country: string): ShopContact {
  const parsed = phone === null ? null : parsePhone(phone, country);
  return {
    email: email !== null && isEmail(email) ? normaliseEmail(email) : null,
    phone: parsed?.ok ? parsed.e164 : null,
    membershipNumber: membershipNumber === null ? null : readMembershipNumber(membershipNumber),
  };
}

export const noContact: ShopContact = { email: null, phone: null, membershipNumber: null };

export const hasContact = ({ email, phone, membershipNumber }: ShopContact): boolean =>
  email !== null || phone !== null || membershipNumber !== null;

/** The facts of an order before its first webhook. */
export const noFacts: OrderFacts = {
  number: "",
  amountOre: null,
  addsTax: false,
  paidAt: null,
  refunds: {},
  isTest: false,
  contact: noContact,
  problem: null,
};
