import { describe, expect, test } from "vitest";
import { comeTo, toldMerchant } from "#tests/api/billing/billing.ts";
import {
  billingOf,
  bringEvents,
  cardDayPasses,
  cardStage,
  comeBack,
  giveCard,
} from "#tests/api/billing/card-payments.ts";
import { codeOf } from "#tests/api/harness.ts";
import { tellExpiring } from "./tell-expiring.ts";

const stage = cardStage();
const me = () => ({ as: stage.club.merchant.token });
const company = () => ({ params: { id: stage.club.companyId } });
const declines = async () =>
  (await toldMerchant(stage.api, stage.club)).filter((subject) => subject.startsWith("Kortet nekades"));

describe("a saved card", () => {
  test("pays every invoice on the day it is issued and sends a receipt", async () => {
    expect(await billingOf(stage.api, stage.club)).toMatchObject({ takesCards: true, card: null });
    const session = await giveCard(stage.api, stage.stripe, stage.club, "good");
    const { outcome, billing } = await comeBack(stage.api, stage.club, session);
    expect(outcome).toBe("SAVED");
    expect(billing.card).toEqual({ brand: "visa", last4: "4242", expiresOn: "2031-12-31", expiring: false });
    await cardDayPasses(stage.api, "2026-12-02");
    expect(await stage.theInvoice()).toMatchObject({
      total: 398.68,
      owed: 0,
      charge: { state: "SUCCEEDED", last4: "4242" },
    });
    expect(await stage.payments()).toEqual([{ via: "CARD", amount_ore: 39868, refunded_ore: 0 }]);
    expect((await toldMerchant(stage.api, stage.club)).at(-1)).toMatch(/^Tack! Faktura \d+ är betald/);
    await cardDayPasses(stage.api, "2026-12-03");
    expect(await stage.own("payment_intent")).toHaveLength(1);
    await stage.nothingWrong();
  });

  test("is stored from Stripe's event if the merchant does not return from the page", async () => {
    await giveCard(stage.api, stage.stripe, stage.club, "good");
    expect(await bringEvents(stage.api, stage.stripe.events())).toEqual([200]);
    expect((await billingOf(stage.api, stage.club)).card).toMatchObject({ last4: "4242" });
  });

  test("pays earlier unpaid invoices at once", async () => {
    await cardDayPasses(stage.api, "2026-12-02");
    expect(await stage.theInvoice()).toMatchObject({ owed: 398.68, charge: null });
    await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, "good"));
    expect(await stage.theInvoice()).toMatchObject({ owed: 0 });
  });

  test("is replaced only by a newer card, and the old one is deleted at Stripe", async () => {
    const first = await giveCard(stage.api, stage.stripe, stage.club, "empty");
    await comeTo(stage.api, "2026-11-11");
    await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, "good"));
    await comeBack(stage.api, stage.club, first);
    await bringEvents(stage.api, stage.stripe.events());
    expect((await billingOf(stage.api, stage.club)).card?.last4).toBe("4242");
    expect(await stage.own("payment_method")).toHaveLength(1);
  });

  test("can be removed; invoices are then paid by hand, and an older card page does not restore the card", async () => {
    const session = await giveCard(stage.api, stage.stripe, stage.club, "good");
    await comeBack(stage.api, stage.club, session);
    await comeTo(stage.api, "2026-11-11");
    expect((await stage.api.call("removeCard", company(), me())).card).toBeNull();
    expect(await codeOf(stage.api.call("removeCard", company(), me()))).toBe("NO_CARD");
    expect((await comeBack(stage.api, stage.club, session)).outcome).toBe("NOTHING");
    await cardDayPasses(stage.api, "2026-12-02");
    expect(await stage.theInvoice()).toMatchObject({ owed: 398.68, charge: null });
  });

  test("is announced once before it expires", async () => {
    await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, "good"));
    for (const day of ["2031-12-09", "2031-12-10", "2031-12-11"]) {
      await comeTo(stage.api, day);
      await tellExpiring(stage.api.services, stage.api.clock.now);
    }
    const noticeSubjects = (await toldMerchant(stage.api, stage.club)).filter((subject) => subject.includes("4242"));
    expect(noticeSubjects).toEqual(["Kortet som slutar på 4242 går snart ut"]);
    expect((await billingOf(stage.api, stage.club)).card?.expiring).toBe(true);
  });
});

describe("a declined card", () => {
  test("is retried after 3, 7 and 14 days with a notice each time, and then no more", async () => {
    await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, "empty"));
    for (let day = 2; day <= 30; day++) await cardDayPasses(stage.api, `2026-12-${String(day).padStart(2, "0")}`);
    expect((await stage.own("payment_intent")).map(({ status }) => status)).toEqual(
      Array(4).fill("requires_payment_method"),
    );
    expect(await declines()).toHaveLength(4);
    // The second reminder, which carries the fee, is not due yet.
    expect(await stage.theInvoice()).toMatchObject({
      owed: 398.68,
      charge: { state: "FAILED", on: "2026-12-16", nextOn: null },
    });
    await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, "good"));
    expect(await stage.theInvoice()).toMatchObject({ owed: 0 });
    await stage.nothingWrong();
  });

  test("shows its next attempt and succeeds once the card has funds", async () => {
    await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, "empty"));
    await cardDayPasses(stage.api, "2026-12-02");
    expect(await stage.theInvoice()).toMatchObject({
      charge: { state: "FAILED", on: "2026-12-02", nextOn: "2026-12-05" },
    });
    const [card] = await stage.own("payment_method");
    stage.stripe.turn(card?.id ?? "", "good");
    await cardDayPasses(stage.api, "2026-12-04");
    expect(await stage.theInvoice()).toMatchObject({ owed: 398.68 });
    await cardDayPasses(stage.api, "2026-12-05");
    expect(await stage.theInvoice()).toMatchObject({ owed: 0 });
  });

  test.each(["stolen", "asking"] as const)("is not retried after a final refusal (%s)", async (kind) => {
    await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, kind));
    for (const day of ["02", "05", "09", "16"]) await cardDayPasses(stage.api, `2026-12-${day}`);
    expect(await stage.own("payment_intent")).toHaveLength(1);
    expect(await declines()).toHaveLength(1);
  });
});
