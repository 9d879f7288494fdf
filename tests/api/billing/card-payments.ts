import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { runChecks } from "#apps/api/verify/run-checks.ts";
import { chargeInvoices } from "#features/billing/payments/api/card-payments/charge-invoices.ts";
import { checkCharges } from "#features/billing/payments/api/card-payments/check-charges.ts";
import { findDisputes } from "#features/billing/payments/api/card-payments/find-disputes.ts";
import { findRefunds } from "#features/billing/payments/api/card-payments/find-refunds.ts";
import { type StripeServer, startStripe } from "../../stripe/server.ts";
import type { CardKind } from "../../stripe/things.ts";
import type { Club } from "../factories.ts";
import { startApi, type TestApi } from "../harness.ts";
import { anAdmin, aSeller, comeTo, dayPasses, trialClub } from "./billing.ts";

/** Starts a platform that sends invoices and charges cards at a fake Stripe with the same clock. */
async function startCardApi() {
  let now: () => Temporal.Instant = () => Temporal.Now.instant();
  const stripe = await startStripe(() => now());
  const api = await startApi(stripe.env);
  now = () => api.clock.now;
  await api.call("setSeller", { body: aSeller }, await anAdmin(api));
  return { api, stripe };
}

const of = (club: Club) => [{ params: { id: club.companyId } }, { as: club.merchant.token }] as const;
const sessionOf = (url: string) => url.split("/").at(-1) ?? "";

export const billingOf = (api: TestApi, club: Club) => api.call("getBilling", ...of(club));
export async function invoicesOf(api: TestApi, club: Club) {
  const [input, options] = of(club);
  return (await api.call("listInvoices", { ...input, query: {} }, options)).rows;
}

/** Returns from the card provider's page to the product, with the page's session. */
export function comeBack(api: TestApi, club: Club, session: string) {
  const [input, options] = of(club);
  return api.call("finishCardPage", { ...input, body: { session } }, options);
}

/** Opens the page for a card and enters one; returns its session. */
export async function giveCard(api: TestApi, stripe: StripeServer, club: Club, kind: CardKind): Promise<string> {
  const { url } = await api.call("addCard", ...of(club));
  stripe.finish(sessionOf(url), kind);
  return sessionOf(url);
}

export async function openPayPage(api: TestApi, club: Club, number: number): Promise<string> {
  const { url } = await api.call("openPayPage", { params: { id: number } }, { as: club.merchant.token });
  return sessionOf(url);
}

export const chargingOf = (api: TestApi) => {
  const { cards, ...services } = api.services;
  if (!cards) throw new Error("card payments are not configured");
  return { ...services, cards };
};

/** Sets the clock to a day and runs that day's jobs, including card charges. */
export async function cardDayPasses(api: TestApi, day: string): Promise<void> {
  await dayPasses(api, day);
  await chargeInvoices(chargingOf(api), api.clock.now);
  await checkCharges(chargingOf(api), api.clock.now);
  await findDisputes(chargingOf(api), api.clock.now);
  await findRefunds(chargingOf(api), api.clock.now);
}

/** Makes a club that subscribes after its trial, and is charged for the end of November on 2 December. */
export async function subscribedClub(api: TestApi): Promise<Club> {
  const club = await trialClub(api, "2026-11-14");
  await comeTo(api, "2026-11-10");
  await api.call("subscribeCompany", ...of(club));
  return club;
}

/** Delivers Stripe's events to their endpoint; returns the statuses. */
export async function bringEvents(api: TestApi, events: { body: string; signature: string }[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const { body, signature } of events) {
    const headers = { host: "localhost", "content-type": "application/json", "stripe-signature": signature };
    const answer = await api.app.inject({ method: "POST", url: "/api/stripe/events", headers, payload: body });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

export type CardStage = ReturnType<typeof cardStage>;

/** Prepares one platform with cards for a test file, and a club without debt before each test. */
export function cardStage() {
  let api: TestApi;
  let stripe: StripeServer;
  let club: Club;
  beforeAll(async () => {
    ({ api, stripe } = await startCardApi());
  });
  afterAll(() => stripe.close());
  beforeEach(async () => {
    // Switches earlier tests' companies to payment by invoice, so that their unpaid invoices are not charged again.
    await api.owner.query("update billing_account set pays_by = 'INVOICE'");
    club = await subscribedClub(api);
    stripe.events();
    stripe.hold.processing = false;
  });
  const ownRows = async (columns: string, from: string) =>
    (await api.owner.query(`select ${columns} from ${from} where company_id = $1`, [club.companyId])).rows;
  const customer = async () => (await ownRows("card_customer", "billing_account"))[0].card_customer as string;
  return {
    get api() {
      return api;
    },
    get stripe() {
      return stripe;
    },
    get club() {
      return club;
    },
    /** Returns the fake Stripe's objects of this company. */
    async own<T = { id: string; status: string; amount: number }>(object: string): Promise<T[]> {
      const mine = await customer();
      return stripe.things<T & { customer: string }>(object).filter((thing) => thing.customer === mine);
    },
    async theInvoice() {
      const [invoice] = await invoicesOf(api, club);
      if (!invoice) throw new Error("the invoice is missing");
      return invoice;
    },
    /** Returns the platform's books from one day to another, both included. */
    async books(from: string, until: string): Promise<string> {
      const file = await api.ask("getBookkeeping", { query: { from, until } }, await anAdmin(api));
      return String(file.body);
    },
    payments: () => ownRows("via, amount_ore::int, refunded_ore::int", "payment"),
    async nothingWrong() {
      const checks = await runChecks(api.services.db.platform);
      expect(checks.filter(({ violations }) => violations.length > 0)).toEqual([]);
    },
  };
}
