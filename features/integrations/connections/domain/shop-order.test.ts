import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mayTryAgain } from "./connections.ts";
import {
  cancellation,
  mergeOrder,
  noContact,
  noFacts,
  normaliseContact,
  problemOf,
  refundedOre,
  type ShopOrder,
  type ShopRefund,
} from "./shop-order.ts";

const now = Temporal.Instant.from("2026-11-20T11:00:00Z");
const paidOrder: ShopOrder = {
  key: "1",
  number: "#1",
  purchase: { ok: true, amountOre: 10_000, addsTax: true, paidAt: now, contact: noContact },
  refunds: {},
  isTest: false,
};
const refundOf = (id: string, refund: Partial<ShopRefund>): ShopOrder => ({
  ...paidOrder,
  number: "",
  purchase: null,
  refunds: { [id]: { goods: 0, tax: 0, discrepancy: 0, ...refund } },
});
const mergeAll = (orders: readonly ShopOrder[]) =>
  orders.reduce((facts, order) => mergeOrder(facts, order, { isRegistered: false, now }), noFacts);

describe("webhooks about one order", () => {
  test("have the same result in any order, however often they are repeated", () => {
    const refund = fc.record({
      goods: fc.nat(9_000),
      tax: fc.nat(2_000),
      discrepancy: fc.integer({ min: -900, max: 900 }),
    });
    const refunds = fc.array(refund, { maxLength: 5 }).map((all) => all.map((each, id) => refundOf(String(id), each)));
    const histories = refunds.chain((all) => {
      const messages = [paidOrder, ...all];
      const repeats = fc.array(fc.constantFrom(...messages), { maxLength: 6 });
      return repeats.chain((again) =>
        fc.tuple(
          fc.shuffledSubarray([...messages, ...again], { minLength: messages.length + again.length }),
          fc.constant(messages),
        ),
      );
    });
    fc.assert(
      fc.property(histories, ([history, messages]) => {
        expect(mergeAll(history)).toEqual(mergeAll(messages));
      }),
    );
  });

  test("refund the VAT too if the shop’s prices are without it", () => {
    const refund = refundOf("7", { goods: 4_000, tax: 1_000 });
    expect(refundedOre(mergeAll([paidOrder, refund]))).toBe(5_000);
    expect(refundedOre({ ...mergeAll([paidOrder, refund]), addsTax: false })).toBe(4_000);
  });

  test("refund money beyond the goods, but goods in full although less was paid", () => {
    expect(refundedOre(mergeAll([paidOrder, refundOf("7", { discrepancy: -3_000 })]))).toBe(3_000);
    expect(refundedOre(mergeAll([paidOrder, refundOf("7", { goods: 4_000, discrepancy: 4_000 })]))).toBe(4_000);
    const paidLater = [refundOf("7", { goods: 4_000, discrepancy: 4_000 }), refundOf("8", { discrepancy: -4_000 })];
    expect(refundedOre(mergeAll([paidOrder, ...paidLater]))).toBe(4_000);
  });

  test("never refund more than the order", () => {
    const refunds = [refundOf("7", { goods: 8_000 }), refundOf("8", { goods: 8_000 })];
    expect(refundedOre(mergeAll([...refunds, paidOrder]))).toBe(10_000);
    expect(refundedOre(mergeAll([paidOrder, { ...paidOrder, refunds: cancellation }]))).toBe(10_000);
  });

  test("do not change the goods of a registered order", () => {
    const facts = mergeAll([paidOrder]);
    const edited: ShopOrder = {
      ...paidOrder,
      purchase: { ok: true, amountOre: 99_000, addsTax: true, paidAt: now, contact: noContact },
    };
    expect(mergeOrder(facts, edited, { isRegistered: true, now }).amountOre).toBe(10_000);
    expect(mergeOrder(facts, edited, { isRegistered: false, now }).amountOre).toBe(99_000);
  });

  test("leave a problem until the goods arrive", () => {
    const otherCurrency: ShopOrder = { ...paidOrder, purchase: { ok: false, code: "OTHER_CURRENCY", field: null } };
    expect(problemOf(noFacts)).toMatchObject({ code: "ORDER_MISSING" });
    expect(problemOf(mergeAll([otherCurrency, refundOf("7", {})]))).toMatchObject({ code: "OTHER_CURRENCY" });
    expect(problemOf(mergeAll([otherCurrency, paidOrder]))).toBeNull();
    expect(problemOf(mergeAll([{ ...paidOrder, refunds: cancellation }]))).toMatchObject({ code: "ORDER_CANCELLED" });
  });
});

test("only valid addresses remain of a buyer, in stored form", () => {
  const contact = { email: " Anna@Example.com ", phone: "070-123 45 67", membershipNumber: "12" };
  expect(normaliseContact({ ...contact, email: "Anna@Example.com" }, "46")).toEqual({
    email: "anna@example.com",
    phone: "+46701234567",
    membershipNumber: null,
  });
  expect(normaliseContact({ ...contact, email: "anna", phone: "555-555-SHIP" }, "46")).toEqual(noContact);
});

describe("another attempt", () => {
  const order = {
    state: "NO_MEMBER" as const,
    code: null,
    isDryRun: false,
    isTest: false,
    purchaseId: null,
    paidAt: now,
  };

  test("is possible for a week without a member", () => {
    expect(mayTryAgain(order, now.add({ hours: 24 * 7 }))).toBe(true);
    expect(mayTryAgain(order, now.add({ hours: 24 * 7, seconds: 1 }))).toBe(false);
  });

  test("is possible after a refusal that may have ended, and for the return of a registered order", () => {
    const refused = { ...order, state: "REFUSED" as const };
    expect(mayTryAgain({ ...refused, code: "POINT_OF_SALE_CLOSED" }, now)).toBe(true);
    expect(mayTryAgain({ ...refused, code: "POINT_OF_SALE_CLOSED", purchaseId: 7 }, now.add({ hours: 2_000 }))).toBe(
      true,
    );
    for (const code of ["AMOUNT_NEEDS_CONFIRMATION", "SECOND_PERSON_NEEDED", "OTHER_CURRENCY"]) {
      expect(mayTryAgain({ ...refused, code }, now)).toBe(false);
    }
  });

  test("is not possible for a registered order, a dry run or a test", () => {
    expect(mayTryAgain({ ...order, state: "REGISTERED", purchaseId: 7 }, now)).toBe(false);
    expect(mayTryAgain({ ...order, isDryRun: true }, now)).toBe(false);
    expect(mayTryAgain({ ...order, isTest: true }, now)).toBe(false);
  });
});
