import fc from "fast-check";
import { expect, test } from "vitest";
import { dayPasses } from "#tests/api/billing/billing.ts";
import {
  bringEvents,
  cardDayPasses,
  cardStage,
  chargingOf,
  comeBack,
  giveCard,
  invoicesOf,
  openPayPage,
  subscribedClub,
} from "#tests/api/billing/card-payments.ts";
import { chargeInvoices } from "./charge-invoices.ts";

const stage = cardStage();

/** The actions on a club's card and invoice, and the events to deliver, with repetitions and in any order. */
const stories = fc.record({
  acts: fc.array(
    fc.constantFrom("good card", "empty card", "pay page", "refused on page", "page closes", "charge", "decide"),
    {
      minLength: 1,
      maxLength: 7,
    },
  ),
  takesTime: fc.boolean(),
  picks: fc.array(fc.nat(1_000), { maxLength: 25 }),
});

test("booked payments equal the charges Stripe took, for any delivery and order of events", async () => {
  const { api, stripe } = stage;
  await fc.assert(
    fc.asyncProperty(stories, async ({ acts, takesTime, picks }) => {
      stripe.hold.processing = takesTime;
      const club = await subscribedClub(api);
      await dayPasses(api, "2026-12-02");
      const [invoice] = await invoicesOf(api, club);
      const { number } = invoice ?? { number: 0 };
      const intents = () =>
        stripe
          .things<{ id: string; status: string; amount: number; metadata: { invoice?: string } }>("payment_intent")
          .filter(({ metadata }) => metadata.invoice === String(number));
      let page = "";
      const act = {
        "good card": async () => void (await comeBack(api, club, await giveCard(api, stripe, club, "good"))),
        "empty card": async () => void (await comeBack(api, club, await giveCard(api, stripe, club, "empty"))),
        "pay page": async () => {
          page = await openPayPage(api, club, number);
          stripe.finish(page, "good");
        },
        "refused on page": async () => {
          page = await openPayPage(api, club, number);
          expect(() => stripe.finish(page, "empty")).toThrow("declined");
        },
        "page closes": async () => stripe.expire(page),
        charge: () => chargeInvoices(chargingOf(api), api.clock.now, club.companyId),
        decide: async () => {
          for (const { id, status } of intents()) if (status === "processing") stripe.decide(id);
        },
      };
      // An impossible action, such as paying a paid invoice, is refused and changes nothing.
      for (const name of acts) await act[name]().catch(() => {});
      const events = stripe.events();
      await bringEvents(
        api,
        picks.flatMap((pick) => (events.length ? [events[pick % events.length] as never] : [])),
      );
      for (const { id, status } of intents()) if (status === "processing") stripe.decide(id);
      await cardDayPasses(api, "2026-12-03");
      const taken = intents().filter(({ status }) => status === "succeeded");
      const { rows } = await api.owner.query(
        "select reference, amount_ore::int as amount from payment where company_id = $1 order by reference",
        [club.companyId],
      );
      expect(rows).toEqual(
        taken.map(({ id, amount }) => ({ reference: id, amount })).sort((a, b) => (a.reference < b.reference ? -1 : 1)),
      );
      expect(taken.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 30 },
  );
  await stage.nothingWrong();
});
