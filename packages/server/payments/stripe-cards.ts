import type { Stripe } from "stripe";
import type { CardDispute } from "#packages/domain/card-payments.ts";
import { withDeadline } from "../security/deadline.ts";
import type { CardEvent, CardProvider, NewCharge, ProviderCharge } from "./card-provider.ts";
import { CardProviderError } from "./card-provider.ts";
import { disputeOf, idOf, metadataOf, pageOutcomeOf, parseCharge, wasDisputed } from "./stripe-shapes.ts";

export interface StripeAccess {
  secretKey: string;
  webhookSecret: string;
  /** Stripe's URL, or a substitute's in tests. */
  api: URL;
  /** Milliseconds for one call to Stripe; a call that reads paged lists has five times as long. */
  withinMs?: number;
}

/** The lifetime of a page in seconds. The shortest lifetime that Stripe accepts is half an hour. */
const pageSeconds = 31 * 60;
const inIntent = ["latest_charge"];
const inPage = ["setup_intent.payment_method", "payment_intent.latest_charge"];
const toleratedSeconds = 300;
/**
 * Milliseconds for one call: longer than the library's two attempts of twenty seconds. The library itself only measures
 * silence.
 */
const actWithinMs = 60_000;
const from = (since: Temporal.Instant) => ({ gte: Math.floor(since.epochMilliseconds / 1000) });
const withSession = (returnUrl: string) =>
  `${returnUrl}${returnUrl.includes("?") ? "&" : "?"}session={CHECKOUT_SESSION_ID}`;
/** Makes a repeated charge idempotent at Stripe, also for two installations that share an account. */
const keyOf = (charge: NewCharge, what: string) => ({
  idempotencyKey: `${charge.customer}-${what}-${charge.chargeId}`,
});

/**
 * Whether a signature's time is in the future. The library refuses old signatures but accepts future ones, so a leaked
 * one would stay valid.
 */
const isOfTheFuture = (signature: string, nowSeconds: number) =>
  [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].some(([, at]) => Number(at) > nowSeconds + toleratedSeconds);

function aboutOf({ type, data: { object } }: Stripe.Event): CardEvent {
  if (type.startsWith("payment_intent.")) return { about: "CHARGE", intent: (object as { id: string }).id };
  if (type.startsWith("checkout.session.")) return { about: "PAGE", session: (object as { id: string }).id };
  const intent = type.startsWith("charge.") && idOf((object as Stripe.Charge).payment_intent);
  return intent ? { about: "CHARGE", intent } : { about: "NOTHING" };
}

/** Opens card payments at Stripe. The library loads on first use, so servers without cards start without it. */
export function createStripeCards(access: StripeAccess, clock: () => Temporal.Instant): CardProvider {
  let opened: Promise<{ client: Stripe; errors: typeof Stripe.errors }> | null = null;

  async function load() {
    const { Stripe } = await import("stripe");
    const { hostname, port, protocol } = access.api;
    const client = new Stripe(access.secretKey, {
      host: hostname,
      port: port || (protocol === "http:" ? 80 : 443),
      protocol: protocol === "http:" ? "http" : "https",
      timeout: 20_000,
      maxNetworkRetries: 1,
      telemetry: false,
    });
    return { client, errors: Stripe.errors };
  }
  const open = () => (opened ??= load());

  const { withinMs = actWithinMs } = access;

  /** Sends one request to Stripe. Stripe's messages name keys and cards, so they are not passed on. */
  async function ask<T>(act: (client: Stripe) => Promise<T>, ms = withinMs): Promise<T> {
    const { client } = await open();
    return withDeadline(ms, () => act(client)).catch((error: unknown) => {
      throw failure(error);
    });
  }
  const askForList = <T>(act: (client: Stripe) => Promise<T>) => ask(act, 5 * withinMs);

  /** Reads an object; null if it is unknown to Stripe in this account. */
  async function find<T>(act: (client: Stripe) => Promise<T>): Promise<T | null> {
    const { client, errors } = await open();
    return withDeadline(withinMs, () => act(client)).catch((error: unknown) => {
      if (error instanceof errors.StripeInvalidRequestError && error.code === "resource_missing") return null;
      throw failure(error);
    });
  }

  function failure(error: unknown) {
    if (error instanceof CardProviderError) return error;
    const { type = "unknown", statusCode = 0, code = "" } = (error ?? {}) as Partial<Stripe.errors.StripeError>;
    return new CardProviderError(`Stripe did not answer: ${type} ${statusCode} ${code}`.trim());
  }

  /** Returns the failed charge of a card that was refused or does not exist; throws other errors. */
  async function refusalOf(error: unknown, charge: NewCharge): Promise<ProviderCharge> {
    const { errors } = await open();
    if (error instanceof errors.StripeCardError && error.payment_intent) {
      const parsed = parseCharge(error.payment_intent);
      if (parsed) return { ...parsed, problem: error.decline_code ?? error.code ?? parsed.problem };
    }
    if (error instanceof errors.StripeInvalidRequestError)
      return {
        ...charge,
        intent: null,
        state: "FAILED",
        refundedOre: 0,
        problem: error.code ?? "invalid_request",
        disputes: [],
      };
    throw failure(error);
  }

  /** Returns one of our charges with its disputes. */
  async function wholeCharge(client: Stripe, intent: Stripe.PaymentIntent): Promise<ProviderCharge | null> {
    const parsed = parseCharge(intent);
    if (!parsed || !wasDisputed(intent)) return parsed;
    const disputes: CardDispute[] = [];
    for await (const dispute of client.disputes.list({ payment_intent: intent.id, limit: 100 }))
      disputes.push(disputeOf(dispute));
    return { ...parsed, disputes };
  }

  const openPage = (params: Stripe.Checkout.SessionCreateParams, options?: Stripe.RequestOptions) =>
    ask(async (client) => {
      const { id, url } = await client.checkout.sessions.create(params, options);
      if (!url) throw new CardProviderError("Stripe opened a page without an address");
      return { session: id, url };
    });

  return {
    createCustomer: ({ companyId, name, email }) =>
      ask(async (client) => {
        const metadata = { company: String(companyId) };
        const { id } = await client.customers.create({ name, metadata, ...(email && { email }) });
        return id;
      }),

    openCardPage: ({ companyId, customer, back: returnUrl, language: locale }) =>
      openPage({
        mode: "setup",
        currency: "sek",
        allowed_payment_method_types: ["card"],
        customer,
        locale,
        metadata: { company: String(companyId) },
        success_url: withSession(returnUrl),
        cancel_url: returnUrl,
      }),

    openPayPage: (charge, { back: returnUrl, language: locale, text }) =>
      openPage(
        {
          mode: "payment",
          allowed_payment_method_types: ["card"],
          customer: charge.customer,
          locale,
          client_reference_id: String(charge.chargeId),
          line_items: [
            {
              quantity: 1,
              price_data: { currency: "sek", unit_amount: charge.amountOre, product_data: { name: text } },
            },
          ],
          payment_intent_data: { metadata: metadataOf(charge), description: text },
          expires_at: Math.floor(clock().epochMilliseconds / 1000) + pageSeconds,
          success_url: withSession(returnUrl),
          cancel_url: withSession(returnUrl),
        },
        keyOf(charge, "page"),
      ),

    readPage: (session) =>
      find(async (client) => pageOutcomeOf(await client.checkout.sessions.retrieve(session, { expand: inPage }))),

    async charge(charge, method, text) {
      const params: Stripe.PaymentIntentCreateParams = {
        amount: charge.amountOre,
        currency: "sek",
        customer: charge.customer,
        payment_method: method,
        allowed_payment_method_types: ["card"],
        confirm: true,
        off_session: true,
        error_on_requires_action: true,
        description: text,
        metadata: metadataOf(charge),
        expand: inIntent,
      };
      try {
        const { client } = await open();
        const intent = await withDeadline(withinMs, () =>
          client.paymentIntents.create(params, keyOf(charge, "charge")),
        );
        const parsed = parseCharge(intent);
        if (!parsed) throw new CardProviderError("Stripe charged something else");
        return parsed;
      } catch (error) {
        return refusalOf(error, charge);
      }
    },

    readCharge: (intent) =>
      find(async (client) => wholeCharge(client, await client.paymentIntents.retrieve(intent, { expand: inIntent }))),

    chargesOf: (customer, invoiceNumber) =>
      askForList(async (client) => {
        const charges: ProviderCharge[] = [];
        const expand = inIntent.map((each) => `data.${each}`);
        for await (const intent of client.paymentIntents.list({ customer, limit: 100, expand })) {
          if (parseCharge(intent)?.invoiceNumber !== invoiceNumber) continue;
          const fullCharge = await wholeCharge(client, intent);
          if (fullCharge) charges.push(fullCharge);
        }
        return charges;
      }),

    disputedSince: (since) =>
      askForList(async (client) => {
        const created = from(since);
        const disputed: { dispute: string; intent: string }[] = [];
        for await (const { id, payment_intent } of client.disputes.list({ created, limit: 100 })) {
          const intent = idOf(payment_intent);
          if (intent) disputed.push({ dispute: id, intent });
        }
        return disputed;
      }),

    refundedSince: (since) =>
      askForList(async (client) => {
        const refunded: { intent: string; refundedOre: number }[] = [];
        const listParams = { created: from(since), limit: 100, expand: ["data.charge"] };
        for await (const { charge, payment_intent } of client.refunds.list(listParams)) {
          const intent = idOf(payment_intent);
          if (intent && charge !== null && typeof charge === "object")
            refunded.push({ intent, refundedOre: charge.amount_refunded });
        }
        return refunded;
      }),

    forget: (method) => ask(async (client) => void (await client.paymentMethods.detach(method))),

    async readEvent(body, signature) {
      const { client, errors } = await open();
      const now = clock().epochMilliseconds;
      if (isOfTheFuture(signature, now / 1000)) return null;
      try {
        const { webhookSecret } = access;
        return aboutOf(
          client.webhooks.constructEvent(body, signature, webhookSecret, toleratedSeconds, undefined, now),
        );
      } catch (error) {
        if (error instanceof errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },

    async look() {
      const { client } = await open();
      return withDeadline(withinMs, () => client.balance.retrieve()).then(
        () => null,
        (error: unknown) => failure(error).message,
      );
    },
  };
}
