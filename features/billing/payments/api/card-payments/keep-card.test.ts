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

describe("a card that was given", () => {
  test("pays every invoice the day it is issued, and a receipt is sent", async () => {
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

  test("is kept though nobody came back from the page: Stripe tells", async () => {
    await giveCard(stage.api, stage.stripe, stage.club, "good");
    expect(await bringEvents(stage.api, stage.stripe.events())).toEqual([200]);
    expect((await billingOf(stage.api, stage.club)).card).toMatchObject({ last4: "4242" });
  });

  test("pays at once what was owed before it", async () => {
    await cardDayPasses(stage.api, "2026-12-02");
    expect(await stage.theInvoice()).toMatchObject({ owed: 398.68, charge: null });
    await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, "good"));
    expect(await stage.theInvoice()).toMatchObject({ owed: 0 });
  });

  test("is replaced by a later one, never by an earlier, and forgotten at Stripe's", async () => {
    const first = await giveCard(stage.api, stage.stripe, stage.club, "empty");
    await comeTo(stage.api, "2026-11-11");
    await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, "good"));
    await comeBack(stage.api, stage.club, first);
    await bringEvents(stage.api, stage.stripe.events());
    expect((await billingOf(stage.api, stage.club)).card?.last4).toBe("4242");
    expect(await stage.own("payment_method")).toHaveLength(1);
  });

  test("is removed: invoices are paid by hand again, and a page from before brings it not back", async () => {
    const session = await giveCard(stage.api, stage.stripe, stage.club, "good");
    await comeBack(stage.api, stage.club, session);
    await comeTo(stage.api, "2026-11-11");
    expect((await stage.api.call("removeCard", company(), me())).card).toBeNull();
    expect(await codeOf(stage.api.call("removeCard", company(), me()))).toBe("NO_CARD");
    expect((await comeBack(stage.api, stage.club, session)).outcome).toBe("NOTHING");
    await cardDayPasses(stage.api, "2026-12-02");
    expect(await stage.theInvoice()).toMatchObject({ owed: 398.68, charge: null });
  });

  test("about to expire is told of once", async () => {
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

describe("a card that is refused", () => {
  test("is asked again 3, 7 and 14 days later, each time told, and then no more", async () => {
    await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, "empty"));
    for (let day = 2; day <= 30; day++) await cardDayPasses(stage.api, `2026-12-${String(day).padStart(2, "0")}`);
    expect((await stage.own("payment_intent")).map(({ status }) => status)).toEqual(
      Array(4).fill("requires_payment_method"),
    );
    expect(await declines()).toHaveLength(4);
    // The second reminder has brought its fee.
    expect(await stage.theInvoice()).toMatchObject({
      owed: 398.68,
      charge: { state: "FAILED", on: "2026-12-16", nextOn: null },
    });
    await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, "good"));
    expect(await stage.theInvoice()).toMatchObject({ owed: 0 });
    await stage.nothingWrong();
  });

  test("says when it is asked next, and works once there is money again", async () => {
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

  test.each(["stolen", "asking"] as const)("for good (%s) is not asked twice", async (kind) => {
    await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, kind));
    for (const day of ["02", "05", "09", "16"]) await cardDayPasses(stage.api, `2026-12-${day}`);
    expect(await stage.own("payment_intent")).toHaveLength(1);
    expect(await declines()).toHaveLength(1);
  });
});
