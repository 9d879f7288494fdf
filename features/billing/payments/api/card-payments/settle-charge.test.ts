import { beforeEach, describe, expect, test } from "vitest";
import { comeTo, dayPasses } from "#tests/api/billing/billing.ts";
import {
  billingOf,
  bringEvents,
  cardDayPasses,
  cardStage,
  chargingOf,
  comeBack,
  giveCard,
  openPayPage,
  subscribedClub,
} from "#tests/api/billing/card-payments.ts";
import { codeOf, startApi } from "#tests/api/harness.ts";
import { chargeInvoices } from "./charge-invoices.ts";
import { checkCharges } from "./check-charges.ts";
import { settleCharge } from "./settle-charge.ts";

const stage = cardStage();
const company = () => ({ params: { id: stage.club.companyId } });

describe("an invoice paid on the provider's page", () => {
  beforeEach(() => dayPasses(stage.api, "2026-12-02"));

  test("has one page for repeated requests, and accepts another card after a declined one", async () => {
    const { number } = await stage.theInvoice();
    const session = await openPayPage(stage.api, stage.club, number);
    expect(await openPayPage(stage.api, stage.club, number)).toBe(session);
    expect(() => stage.stripe.finish(session, "empty")).toThrow("declined");
    await bringEvents(stage.api, stage.stripe.events());
    expect(await stage.theInvoice()).toMatchObject({ owed: 398.68, charge: { state: "STARTED", last4: null } });
    expect((await comeBack(stage.api, stage.club, session)).outcome).toBe("NOTHING");
    stage.stripe.finish(session, "good");
    expect((await comeBack(stage.api, stage.club, session)).outcome).toBe("PAID");
    expect(await stage.theInvoice()).toMatchObject({ owed: 0 });
    expect(await codeOf(openPayPage(stage.api, stage.club, number))).toBe("NOTHING_OWED");
    await bringEvents(stage.api, stage.stripe.events());
    expect(await stage.payments()).toHaveLength(1);
    await stage.nothingWrong();
  });

  test("can be paid on another page once the first has expired", async () => {
    const { number } = await stage.theInvoice();
    const first = await openPayPage(stage.api, stage.club, number);
    stage.stripe.expire(first);
    const second = await openPayPage(stage.api, stage.club, number);
    expect(second).not.toBe(first);
    stage.stripe.finish(second, "good");
    await bringEvents(stage.api, stage.stripe.events());
    expect(await stage.theInvoice()).toMatchObject({ owed: 0, charge: { state: "SUCCEEDED" } });
  });

  test("can be paid on another page at once if the expired one had a declined card", async () => {
    const { number } = await stage.theInvoice();
    const first = await openPayPage(stage.api, stage.club, number);
    expect(() => stage.stripe.finish(first, "empty")).toThrow("declined");
    stage.stripe.expire(first);
    const second = await openPayPage(stage.api, stage.club, number);
    stage.stripe.finish(second, "good");
    expect((await comeBack(stage.api, stage.club, second)).outcome).toBe("PAID");
    expect(await stage.payments()).toHaveLength(1);
  });

  test("is no longer in progress after its page expired without an event", async () => {
    const { number } = await stage.theInvoice();
    stage.stripe.expire(await openPayPage(stage.api, stage.club, number));
    stage.stripe.events();
    await cardDayPasses(stage.api, "2026-12-03");
    expect(await stage.theInvoice()).toMatchObject({ charge: { state: "CANCELLED" } });
  });

  test("can be retried at once after Stripe did not answer", async () => {
    const { number } = await stage.theInvoice();
    await openPayPage(stage.api, stage.club, number).then((session) => stage.stripe.expire(session));
    stage.stripe.faults.push("cuts before", "cuts before", "cuts before", "cuts before");
    expect(await codeOf(openPayPage(stage.api, stage.club, number))).toBe("CARD_PROVIDER_SILENT");
    stage.stripe.faults.length = 0;
    const session = await openPayPage(stage.api, stage.club, number);
    stage.stripe.finish(session, "good");
    expect((await comeBack(stage.api, stage.club, session)).outcome).toBe("PAID");
  });
});

describe("an invoice is charged once", () => {
  beforeEach(async () => {
    await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, "good"));
    await dayPasses(stage.api, "2026-12-02");
  });
  const charge = () => chargeInvoices(chargingOf(stage.api), stage.api.clock.now);

  test("by eight concurrent servers", async () => {
    await Promise.all(Array.from({ length: 8 }, charge));
    expect(await stage.own("payment_intent")).toHaveLength(1);
    expect(await stage.payments()).toHaveLength(1);
  });

  test("after a lost answer, which is fetched later", async () => {
    stage.stripe.faultsOf["POST /v1/payment_intents"] = ["cuts after", "cuts after"];
    await charge();
    expect(await stage.theInvoice()).toMatchObject({ owed: 398.68, charge: { state: "STARTED" } });
    await charge();
    expect(await stage.own("payment_intent")).toHaveLength(1);
    await comeTo(stage.api, "2026-12-03");
    await checkCharges(chargingOf(stage.api), stage.api.clock.now);
    expect(await stage.theInvoice()).toMatchObject({ owed: 0, charge: { state: "SUCCEEDED" } });
    expect(await stage.own("payment_intent")).toHaveLength(1);
  });

  test("after a failed connection, at the next run", async () => {
    stage.stripe.faults.push("cuts before", "cuts before");
    await charge();
    expect(await stage.own("payment_intent")).toHaveLength(0);
    await cardDayPasses(stage.api, "2026-12-03");
    expect(await stage.theInvoice()).toMatchObject({ owed: 0 });
    expect(await stage.own("payment_intent")).toHaveLength(1);
  });

  test("after the database was restored to a state before the charge", async () => {
    await charge();
    await stage.api.owner.query("delete from payment where company_id = $1", [stage.club.companyId]);
    await stage.api.owner.query(
      "delete from card_charge where invoice_id in (select id from invoice where company_id = $1)",
      [stage.club.companyId],
    );
    await stage.api.owner.query("update invoice set owed_ore = total_ore where company_id = $1", [
      stage.club.companyId,
    ]);
    await charge();
    expect(await stage.theInvoice()).toMatchObject({ owed: 0 });
    expect(await stage.own("payment_intent")).toHaveLength(1);
    await stage.nothingWrong();
  });

  test("even after a refund, which a person has to check", async () => {
    await charge();
    const [intent] = await stage.own("payment_intent");
    stage.stripe.refund(intent?.id ?? "", 10_000);
    await bringEvents(stage.api, stage.stripe.events());
    expect(await stage.payments()).toEqual([{ via: "CARD", amount_ore: 39868, refunded_ore: 10_000 }]);
    expect(await stage.theInvoice()).toMatchObject({ owed: 100, charge: { nextOn: null } });
    expect(await stage.books("2026-12-01", "2026-12-31")).toMatch(
      /terbetalning faktura \d+, [^\n]+\r\n\{\r\n#TRANS 1580 \{\} -100\.00\r\n#TRANS 1510 \{\} 100\.00/,
    );
    await cardDayPasses(stage.api, "2026-12-09");
    expect(await stage.own("payment_intent")).toHaveLength(1);
    await stage.nothingWrong();
  });
});

describe("the webhook for card events", () => {
  test("rejects events with a wrong signature or an old timestamp", async () => {
    await giveCard(stage.api, stage.stripe, stage.club, "good");
    const [event] = stage.stripe.events();
    if (!event) throw new Error("no event");
    const forged = { ...event, signature: event.signature.replace(/.$/, (last) => (last === "0" ? "1" : "0")) };
    const changed = { ...event, body: event.body.replace("complete", "complete ") };
    expect(await bringEvents(stage.api, [forged, changed, { ...event, signature: "" }])).toEqual([404, 404, 404]);
    const { now } = stage.api.clock;
    for (const minutes of [6, -6, -60]) {
      stage.api.clock.now = now.add({ minutes });
      expect(await bringEvents(stage.api, [event])).toEqual([404]);
    }
    stage.api.clock.now = now.add({ minutes: 6 });
    expect((await billingOf(stage.api, stage.club)).card).toBeNull();
  });

  test("books a charge that is still processing once the bank has decided it", async () => {
    await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, "good"));
    stage.stripe.hold.processing = true;
    await cardDayPasses(stage.api, "2026-12-02");
    expect(await stage.theInvoice()).toMatchObject({ owed: 398.68, charge: { state: "PROCESSING" } });
    const early = stage.stripe.events();
    const [intent] = await stage.own("payment_intent");
    stage.stripe.decide(intent?.id ?? "");
    const late = stage.stripe.events();
    expect(await bringEvents(stage.api, [...late, ...early, ...late])).toEqual(
      [...late, ...early, ...late].map(() => 200),
    );
    expect(await stage.theInvoice()).toMatchObject({ owed: 0, charge: { state: "SUCCEEDED" } });
    expect(await stage.payments()).toHaveLength(1);
  });

  test("ignores a charge with a different amount", async () => {
    await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, "good"));
    stage.stripe.hold.processing = true;
    await cardDayPasses(stage.api, "2026-12-02");
    const charging = chargingOf(stage.api);
    const [intent] = await stage.own("payment_intent");
    const providerCharge = await charging.cards.readCharge(intent?.id ?? "");
    if (!providerCharge) throw new Error("no charge was begun");
    const succeeded = { ...providerCharge, state: "SUCCEEDED" as const };
    await settleCharge(charging, { ...succeeded, amountOre: 100 }, stage.api.clock.now);
    expect(await stage.payments()).toEqual([]);
    await settleCharge(charging, succeeded, stage.api.clock.now);
    expect(await stage.payments()).toHaveLength(1);
  });

  test("ignores events of unknown pages and charges", async () => {
    await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, "good"));
    expect(await codeOf(comeBack(stage.api, stage.club, "cs_test_nobody"))).toBe("NOT_FOUND");
    const event = {
      id: "evt_1",
      object: "event",
      type: "payment_intent.succeeded",
      data: { object: { id: "pi_nobody" } },
    };
    expect(await bringEvents(stage.api, [stage.stripe.sign(event)])).toEqual([200]);
  });

  test("fails when Stripe cannot be reached, and succeeds on redelivery", async () => {
    await giveCard(stage.api, stage.stripe, stage.club, "good");
    const events = stage.stripe.events();
    stage.stripe.faults.push("answers 500", "answers 500");
    expect(await bringEvents(stage.api, events)).toEqual([500]);
    expect(await bringEvents(stage.api, events)).toEqual([200]);
    expect((await billingOf(stage.api, stage.club)).card).toMatchObject({ last4: "4242" });
  });
});

test("returns 404 for another company’s card and invoices", async () => {
  await dayPasses(stage.api, "2026-12-02");
  const { number } = await stage.theInvoice();
  const other = await subscribedClub(stage.api);
  const session = await giveCard(stage.api, stage.stripe, stage.club, "good");
  expect(await codeOf(stage.api.call("addCard", company(), { as: other.merchant.token }))).toBe("NOT_FOUND");
  expect(await codeOf(stage.api.call("removeCard", company(), { as: other.merchant.token }))).toBe("NOT_FOUND");
  expect(await codeOf(openPayPage(stage.api, other, number))).toBe("NOT_FOUND");
  expect(await codeOf(comeBack(stage.api, other, session))).toBe("NOT_FOUND");
});

test("refuses cards and webhooks without a card provider", async () => {
  const plain = await startApi();
  const own = await subscribedClub(plain);
  expect(await billingOf(plain, own)).toMatchObject({ takesCards: false, card: null });
  const request = plain.call("addCard", { params: { id: own.companyId } }, { as: own.merchant.token });
  expect(await codeOf(request)).toBe("CARDS_NOT_TAKEN");
  expect(await bringEvents(plain, [{ body: "{}", signature: "" }])).toEqual([404]);
});
