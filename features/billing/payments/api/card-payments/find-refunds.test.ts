import { beforeEach, expect, test } from "vitest";
import { comeTo, dayPasses } from "#tests/api/billing/billing.ts";
import { bringEvents, cardStage, chargingOf, comeBack, giveCard } from "#tests/api/billing/card-payments.ts";
import { chargeInvoices } from "./charge-invoices.ts";
import { findRefunds } from "./find-refunds.ts";

const stage = cardStage();
const find = () => findRefunds(chargingOf(stage.api), stage.api.clock.now);

let intent = "";
beforeEach(async () => {
  await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, "good"));
  await dayPasses(stage.api, "2026-12-02");
  await chargeInvoices(chargingOf(stage.api), stage.api.clock.now);
  stage.stripe.events();
  const [paid] = await stage.own("payment_intent");
  intent = paid?.id ?? "";
});

/** Refunds an amount in Stripe's dashboard and drops its events. */
function refundUnheard(ore: number) {
  stage.stripe.refund(intent, ore);
  stage.stripe.events();
}

test("a refund made at Stripe is found without an event and booked once", async () => {
  refundUnheard(10_000);
  expect(await stage.theInvoice()).toMatchObject({ owed: 0 });
  await find();
  await find();
  expect(await stage.theInvoice()).toMatchObject({ owed: 100 });
  expect(await stage.payments()).toEqual([{ via: "CARD", amount_ore: 39868, refunded_ore: 10_000 }]);
  expect((await stage.books("2026-12-01", "2026-12-31")).match(/#TRANS 1580 \{\} -100\.00/g)).toHaveLength(1);
  await stage.nothingWrong();
});

test("the second of two refunds is found although the first was reported long ago", async () => {
  stage.stripe.refund(intent, 10_000);
  await bringEvents(stage.api, stage.stripe.events());
  await comeTo(stage.api, "2027-02-10");
  refundUnheard(5_000);
  await find();
  expect(await stage.payments()).toContainEqual({ via: "CARD", amount_ore: 39868, refunded_ore: 15_000 });
  await stage.nothingWrong();
});

test("a failed fetch is retried, and a known refund is not fetched again", async () => {
  refundUnheard(10_000);
  stage.stripe.faultsOf[`GET /v1/payment_intents/${intent}`] = ["answers 500", "answers 500"];
  await find();
  expect(await stage.payments()).toMatchObject([{ refunded_ore: 0 }]);
  await find();
  expect(await stage.payments()).toMatchObject([{ refunded_ore: 10_000 }]);
  const callsBefore = stage.stripe.calls.length;
  await find();
  expect(stage.stripe.calls.slice(callsBefore)).toEqual(["GET /v1/refunds"]);
});
