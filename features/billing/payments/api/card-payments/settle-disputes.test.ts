import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { anAdmin, dayPasses } from "#tests/api/billing/billing.ts";
import {
  bringEvents,
  cardDayPasses,
  cardStage,
  chargingOf,
  comeBack,
  giveCard,
  invoicesOf,
  subscribedClub,
} from "#tests/api/billing/card-payments.ts";
import { chargeInvoices } from "./charge-invoices.ts";
import { findDisputes } from "./find-disputes.ts";

const stage = cardStage();
const total = 39_868;
const take = (events: { body: string; signature: string }[]) => bringEvents(stage.api, events);

/** Returns the subjects of the mails that the platform's admins received about disputes. */
async function toldPlatform(): Promise<string[]> {
  const { rows } = await stage.api.owner.query(
    `select subject from platform_message message join account on account.email = message.recipient
     where account.is_admin and message.kind = 'BILLING' order by message.id`,
  );
  return rows.map(({ subject }) => subject);
}

/** The invoice that the disputed charge paid. */
const first = async () => (await invoicesOf(stage.api, stage.club)).at(-1);

async function paidClub() {
  await comeBack(stage.api, stage.club, await giveCard(stage.api, stage.stripe, stage.club, "good"));
  await dayPasses(stage.api, "2026-12-02");
  await chargeInvoices(chargingOf(stage.api), stage.api.clock.now);
  stage.stripe.events();
  const [intent] = await stage.own("payment_intent");
  return intent?.id ?? "";
}

describe("a disputed card payment", () => {
  let intent = "";
  beforeEach(async () => {
    await anAdmin(stage.api);
    await stage.api.owner.query("delete from platform_message");
    intent = await paidClub();
  });

  test("is not owed again before the bank decides, and the platform is notified once", async () => {
    stage.stripe.dispute(intent, total);
    const events = stage.stripe.events();
    await take([...events, ...events]);
    expect(await stage.theInvoice()).toMatchObject({ owed: 0, disputed: 398.68 });
    expect(new Set(await toldPlatform()).size).toBe(1);
    expect((await toldPlatform())[0]).toContain("bestrids");
    expect(await stage.books("2026-12-01", "2026-12-31")).not.toContain("terkr");
    await stage.nothingWrong();
  });

  test("is owed again when lost, with the original payment period and no automatic charge", async () => {
    const dispute = stage.stripe.dispute(intent, total);
    await cardDayPasses(stage.api, "2027-02-10");
    stage.stripe.decideDispute(dispute, "lost");
    await take(stage.stripe.events());
    expect(await first()).toMatchObject({ owed: 398.68, disputed: null, dueOn: "2027-03-02" });
    expect(await stage.books("2027-02-10", "2027-02-10")).toMatch(
      /terkr.vt av bank faktura \d+, [^\n]+\r\n\{\r\n#TRANS 1580 \{\} -398\.68\r\n#TRANS 1510 \{\} 398\.68/,
    );
    await cardDayPasses(stage.api, "2027-03-01");
    expect(await first()).toMatchObject({ fees: 0, owed: 398.68 });
    const { rows } = await stage.api.owner.query("select suspended_from::text as day from chain where id = $1", [
      stage.club.chain.id,
    ]);
    expect(rows[0].day > "2027-03-02").toBe(true);
    await stage.nothingWrong();
  });

  test("is not owed when won after it was lost, because the bank returned the money", async () => {
    const dispute = stage.stripe.dispute(intent, total);
    stage.stripe.decideDispute(dispute, "lost");
    const lost = stage.stripe.events();
    await take(lost);
    stage.stripe.decideDispute(dispute, "won");
    await take([...stage.stripe.events(), ...lost]);
    expect(await stage.theInvoice()).toMatchObject({ owed: 0, disputed: null });
    expect(await stage.books("2026-12-01", "2026-12-31")).toContain("#TRANS 1580 {} 398.68");
    await stage.nothingWrong();
  });

  test("is settled if the event of the decision is lost", async () => {
    const dispute = stage.stripe.dispute(intent, 10_000);
    await take(stage.stripe.events());
    stage.stripe.decideDispute(dispute, "lost");
    stage.stripe.events();
    await cardDayPasses(stage.api, "2026-12-05");
    expect(await stage.theInvoice()).toMatchObject({ owed: 100, disputed: null });
    await stage.nothingWrong();
  });

  test("is found without any event, even when already decided, and reported once", async () => {
    const dispute = stage.stripe.dispute(intent, 10_000);
    stage.stripe.events();
    await cardDayPasses(stage.api, "2026-12-03");
    expect(await stage.theInvoice()).toMatchObject({ owed: 0, disputed: 100 });
    await cardDayPasses(stage.api, "2026-12-03");
    expect(new Set(await toldPlatform()).size).toBe(1);
    stage.stripe.decideDispute(dispute, "lost");
    const other = stage.stripe.dispute(intent, 5_000);
    stage.stripe.decideDispute(other, "lost");
    stage.stripe.events();
    await cardDayPasses(stage.api, "2026-12-05");
    expect(await stage.theInvoice()).toMatchObject({ owed: 150, disputed: null });
    await stage.nothingWrong();
  });

  test("is fetched again after an error, but not once it is stored", async () => {
    stage.stripe.dispute(intent, 10_000);
    stage.stripe.events();
    stage.stripe.faultsOf[`GET /v1/payment_intents/${intent}`] = ["answers 500", "answers 500"];
    await findDisputes(chargingOf(stage.api), stage.api.clock.now);
    expect(await stage.theInvoice()).toMatchObject({ disputed: null });
    await findDisputes(chargingOf(stage.api), stage.api.clock.now);
    expect(await stage.theInvoice()).toMatchObject({ disputed: 100 });
    const callsBefore = stage.stripe.calls.length;
    await findDisputes(chargingOf(stage.api), stage.api.clock.now);
    expect(stage.stripe.calls.slice(callsBefore)).toEqual(["GET /v1/disputes"]);
  });

  test("is not charged back for the amount already refunded", async () => {
    const dispute = stage.stripe.dispute(intent, total);
    stage.stripe.decideDispute(dispute, "lost");
    await take(stage.stripe.events());
    stage.stripe.refund(intent, 10_000);
    await take(stage.stripe.events());
    expect(await stage.theInvoice()).toMatchObject({ owed: 398.68 });
    const { rows } = await stage.api.owner.query(
      "select refunded_ore::int as refunded, charged_back_ore::int as back from payment where reference = $1",
      [intent],
    );
    expect(rows).toEqual([{ refunded: 10_000, back: total - 10_000 }]);
    await stage.nothingWrong();
  });
});

const stories = fc.record({
  acts: fc.array(fc.constantFrom("dispute", "part", "inquiry", "lost", "won", "closed", "refund", "hears"), {
    minLength: 1,
    maxLength: 8,
  }),
  picks: fc.array(fc.nat(1_000), { maxLength: 20 }),
});

test("the debt equals the amounts the banks took, for any delivery and order of dispute events", async () => {
  const { api, stripe } = stage;
  await fc.assert(
    fc.asyncProperty(stories, async ({ acts, picks }) => {
      const club = await subscribedClub(api);
      await comeBack(api, club, await giveCard(api, stripe, club, "good"));
      await dayPasses(api, "2026-12-02");
      await chargeInvoices(chargingOf(api), api.clock.now, club.companyId);
      const [invoice] = await invoicesOf(api, club);
      const [intent] = stripe
        .things<{ id: string; metadata: { invoice?: string } }>("payment_intent")
        .filter(({ metadata }) => metadata.invoice === String(invoice?.number));
      const paid = intent?.id ?? "";
      const own = () =>
        stripe
          .things<{ id: string; amount: number; status: string; payment_intent: string }>("dispute")
          .filter((each) => each.payment_intent === paid);
      const webhookEvents: { body: string; signature: string }[] = [];
      let refunded = 0;
      // Decides the last dispute that is open, or that a bank may still reverse.
      const decide = (status: "won" | "lost" | "warning_closed", of: (status: string) => boolean) => {
        const open = own().findLast((each) => of(each.status));
        if (open) stripe.decideDispute(open.id, status);
      };
      const act = {
        dispute: () => void stripe.dispute(paid, total),
        part: () => void stripe.dispute(paid, 5_000),
        inquiry: () => void stripe.dispute(paid, total, "warning_needs_response"),
        lost: () => decide("lost", (status) => status === "needs_response"),
        won: () => decide("won", (status) => status === "needs_response" || status === "lost"),
        closed: () => decide("warning_closed", (status) => status === "warning_needs_response"),
        refund: () => {
          if (refunded >= 20_000) return;
          refunded += 10_000;
          stripe.refund(paid, 10_000);
        },
        hears: () => bringEvents(api, stripe.events().slice(0, 1)),
      };
      stripe.events();
      for (const name of acts) await act[name]();
      webhookEvents.push(...stripe.events());
      // Events arrive late, twice and in any order. At least one arrives, because without any event nothing can be
      // noticed.
      const heard = picks.flatMap((pick) =>
        webhookEvents.length ? [webhookEvents[pick % webhookEvents.length] as never] : [],
      );
      const last = stripe.sign({
        id: "evt_last",
        object: "event",
        type: "charge.updated",
        created: 0,
        data: { object: { id: "ch", object: "charge", payment_intent: paid } },
      });
      await bringEvents(api, [...heard, last, ...heard]);
      const lost = own().filter(({ status }) => status === "lost");
      const taken = Math.min(
        lost.reduce((sum, { amount }) => sum + amount, 0),
        total - refunded,
      );
      const [now] = await invoicesOf(api, club);
      expect(now?.owed).toBe((taken + refunded) / 100);
      const { rows } = await api.owner.query(
        `select coalesce(sum(back.amount_ore), 0)::int as booked from payment
         left join payment_chargeback back on back.payment_id = payment.id where payment.reference = $1`,
        [paid],
      );
      expect(rows).toEqual([{ booked: taken }]);
    }),
    { numRuns: 15 },
  );
  await stage.nothingWrong();
});
