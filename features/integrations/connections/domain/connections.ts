import { queuedVisit } from "#features/till/register/domain/queued-visit.ts";

/** The kinds of shops; GENERIC is any program that sends orders with a mapping of their fields. */
export const connectionKinds = ["SHOPIFY", "WOOCOMMERCE", "GENERIC"] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

/** The largest number of connections per club. */
export const connectionsAtMost = 20;

/** Hours during which a replaced secret is still accepted. */
export const formerSecretHours = 24;

export const connectionNameLength = { min: 2, max: 40 };

/** The length of a shop's own secret in characters. */
const secretLength = { min: 16, max: 100 };
export const secretMax = secretLength.max;

export type CheckedSecret = { ok: true; secret: string } | { ok: false; reason: "REQUIRED" | "SECRET_TOO_SHORT" };

/** Reads the secret that a merchant copied from the shop. */
export function checkShopSecret(input: string | null): CheckedSecret {
  const secret = (input ?? "").trim();
  if (secret === "") return { ok: false, reason: "REQUIRED" };
  return secret.length < secretLength.min ? { ok: false, reason: "SECRET_TOO_SHORT" } : { ok: true, secret };
}

export const orderStates = ["REGISTERED", "RETURNED", "NO_MEMBER", "REFUSED"] as const;
export type OrderState = (typeof orderStates)[number];

/** The states in the list of orders. DRY_RUN: nothing was registered. */
export const listedStates = [...orderStates, "DRY_RUN"] as const;
export type ListedState = (typeof listedStates)[number];

/** Refusals that another attempt cannot change, or that a person must decide at the till. */
const finalCodes: ReadonlySet<string> = new Set([
  "AMOUNT_NEEDS_CONFIRMATION",
  "AMOUNT_TOO_LARGE",
  "AMOUNT_TOO_SMALL",
  "FIELD_MISSING",
  "FIELD_WRONG",
  "INVALID_AMOUNT",
  "ORDER_CANCELLED",
  "ORDER_MISSING",
  "OTHER_CURRENCY",
  "SECOND_PERSON_NEEDED",
  "VISIT_IN_FUTURE",
  "VISIT_TOO_OLD",
]);

interface TriedOrder {
  state: OrderState;
  code: string | null;
  isDryRun: boolean;
  isTest: boolean;
  purchaseId: number | null;
  paidAt: Temporal.Instant | null;
}

/**
 * Whether a merchant may try an order again: it had no member, or was refused for a reason that may have ended. A
 * purchase is accepted for a week, a return without limit.
 */
export function mayTryAgain({ state, code, isDryRun, isTest, ...order }: TriedOrder, now: Temporal.Instant): boolean {
  if (isDryRun || isTest || (code !== null && finalCodes.has(code))) return false;
  if (state !== "NO_MEMBER" && state !== "REFUSED") return false;
  return order.purchaseId !== null || (order.paidAt !== null && queuedVisit(order.paidAt, now).ok);
}
