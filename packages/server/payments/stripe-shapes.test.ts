import { expect, test } from "vitest";
import { parseCharge } from "./stripe-shapes.ts";

const intent = { id: "pi_1", currency: "sek", customer: "cus_1", amount: 100, status: "succeeded" };
const readCharge = (metadata: object) =>
  parseCharge({ ...intent, last_payment_error: null, latest_charge: null, metadata } as never);

test("parseCharge ignores another shop’s charge in the same account", () => {
  expect(readCharge({ order: "7" })).toBeNull();
  expect(readCharge({ charge: "7", invoice: "1001" })).toMatchObject({
    chargeId: 7,
    invoiceNumber: 1001,
    amountOre: 100,
  });
});
