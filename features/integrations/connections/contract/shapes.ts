import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import { amount } from "#packages/contract/shapes.ts";
import { connectionKinds, listedStates, orderStates } from "../domain/connections.ts";
import { amountUnits, pathMax } from "../domain/mapping.ts";
import { sampleResults } from "../domain/sample.ts";
import { orderFields } from "../domain/shop-order.ts";

/** A dotted path such as `order.customer.email`; a number is the position in a list. */
const path = z.string().max(pathMax);

/** Where a generic connection finds the fields of an order in the body. */
export const mapping = z.object({
  orderNumber: path,
  /** Goods after discounts with VAT, without shipping. */
  amount: path,
  amountUnit: z.enum(amountUnits),
  /** Null: every order is in SEK. */
  currency: path.nullable(),
  /** Null: an order is paid when it arrives. */
  time: path.nullable(),
  email: path.nullable(),
  phone: path.nullable(),
  membershipNumber: path.nullable(),
  /** The amount of goods refunded so far, in the same unit. Null: the program reports no refunds. */
  refunded: path.nullable(),
});

export const connection = z.object({
  id: z.number(),
  kind: z.enum(connectionKinds),
  name: z.string(),
  /** Closed: its orders are refused until the connection gets another one. */
  pointOfSale: z.object({ id: z.number(), name: z.string(), isClosed: z.boolean() }),
  /** Where the shop sends its webhooks. Only signed webhooks are accepted. */
  address: z.string(),
  /** Orders that arrive meanwhile are ignored. */
  paused: z.boolean(),
  /** Orders are only listed, with what would have happened. */
  dryRun: z.boolean(),
  /** Null unless the kind is GENERIC. */
  mapping: mapping.nullable(),
  /** Until this moment webhooks signed with the former secret are accepted too. */
  formerSecretUntil: instant.nullable(),
  createdAt: instant,
  /** The latest webhook about an order; null before the first. */
  lastReceivedAt: instant.nullable(),
  /** Orders of the last 30 days without a member, and refused orders and returns. */
  counts: z.object({ noMember: z.number(), refused: z.number() }),
});

export const order = z.object({
  id: z.number(),
  /** The number of the order in the shop; empty if only a refund has arrived. */
  number: z.string(),
  /** Goods after discounts with VAT, in kronor; null if unknown. */
  amount: amount.nullable(),
  /** Goods that the shop has refunded. */
  returnedAmount: amount,
  paidAt: instant.nullable(),
  state: z.enum(listedStates),
  /** Of a dry run: the state that the order would have. Null for other orders. */
  wouldBe: z.enum(orderStates).nullable(),
  /** Whether the shop marks the order as a test. It is a dry run then. */
  isTest: z.boolean(),
  /** Why the order, or its return, was refused; null otherwise. */
  code: z.string().nullable(),
  /** The mapped field that is missing or wrong; null for other codes. */
  field: z.enum(orderFields).nullable(),
  purchaseId: z.number().nullable(),
  /** The member of the purchase; null without one, and after the member has left. */
  memberId: z.number().nullable(),
  /** The buyer's addresses while the order has no member, for at most 30 days. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  membershipNumber: z.string().nullable(),
  receivedAt: instant,
  lastReceivedAt: instant,
  /**
   * Whether another attempt is possible. A large amount that needs a confirmation cannot be tried again, and no order
   * while the connection is in a dry run.
   */
  canTryAgain: z.boolean(),
});

export const sample = z.object({
  /** IGNORED: the webhook means nothing to the club. UNREADABLE: it is no order. */
  result: z.enum(sampleResults),
  /** The state that the order would have; null unless the result is ORDER. */
  state: z.enum(orderStates).nullable(),
  code: z.string().nullable(),
  /** The mapped field that is missing or wrong. */
  field: z.enum(orderFields).nullable(),
  number: z.string(),
  amount: amount.nullable(),
  returnedAmount: amount,
  paidAt: instant.nullable(),
  /** The buyer's addresses as the shop sends them. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  membershipNumber: z.string().nullable(),
  /** The member who would get the points. */
  member: z.object({ membershipId: z.string(), firstName: z.string(), lastName: z.string() }).nullable(),
});
