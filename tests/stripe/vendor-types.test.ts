import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Stripe } from "stripe";
import { afterAll, expect, test } from "vitest";
import { createStripeCards } from "#packages/server/payments/stripe-cards.ts";
import { temporaryFolder } from "../api/temporary.ts";
import { compile } from "../client/programs.ts";
import { startStripe } from "./server.ts";
import type { CardKind } from "./things.ts";

const now = Temporal.Instant.from("2026-11-20T09:00:00Z");
const stripe = await startStripe(() => now);
afterAll(() => stripe.close());
const access = {
  secretKey: stripe.env.STRIPE_SECRET_KEY,
  webhookSecret: stripe.env.STRIPE_WEBHOOK_SECRET,
  api: new URL(stripe.env.STRIPE_API),
};
const cards = createStripeCards(access, () => now);

/** Makes every call of the product, and every event of the simulator. Returns the events. */
async function useEverything(): Promise<unknown[]> {
  const customer = await cards.createCustomer({ companyId: 1, name: "Bageri", email: "bageri@example.com" });
  const returnUrl = "http://localhost/cards";
  const saveCard = async (kind: CardKind) => {
    const { session } = await cards.openCardPage({ companyId: 1, customer, back: returnUrl, language: "sv" });
    stripe.finish(session, kind);
    return (await cards.readPage(session))?.card?.method ?? "";
  };
  let chargeId = 0;
  const newCharge = () => ({ chargeId: ++chargeId, invoiceNumber: 1001, customer, amountOre: 39_900 });
  const goodCard = await saveCard("good");
  const paid = await cards.charge(newCharge(), goodCard, "Faktura 1001");
  await cards.charge(newCharge(), await saveCard("stolen"), "Faktura 1001");
  await cards.charge(newCharge(), "pm_unknown", "Faktura 1001");
  stripe.hold.processing = true;
  const slow = await cards.charge(newCharge(), goodCard, "Faktura 1001");
  stripe.hold.processing = false;
  stripe.decide(slow.intent ?? "");
  const payPage = { back: returnUrl, language: "fr", text: "Faktura 1001" } as const;
  const page = await cards.openPayPage(newCharge(), payPage);
  stripe.finish(page.session, "good");
  await cards.readPage(page.session);
  const { session: unusedPage } = await cards.openPayPage(newCharge(), payPage);
  stripe.expire(unusedPage);
  const intent = paid.intent ?? "";
  stripe.refund(intent, 10_000);
  stripe.decideDispute(stripe.dispute(intent, 29_900), "won");
  await cards.readCharge(intent);
  await cards.chargesOf(customer, 1001);
  const yesterday = now.subtract({ hours: 24 });
  await cards.disputedSince(yesterday);
  await cards.refundedSince(yesterday);
  await cards.forget(goodCard);
  await cards.look();
  return stripe.events().map(({ body }) => JSON.parse(body));
}

const objectTypes: Record<string, string> = {
  balance: "Stripe.Balance",
  charge: "Stripe.Charge",
  "checkout.session": "Stripe.Checkout.Session",
  customer: "Stripe.Customer",
  dispute: "Stripe.Dispute",
  payment_intent: "Stripe.PaymentIntent",
  payment_method: "Stripe.PaymentMethod",
  refund: "Stripe.Refund",
};
const parameterTypes: Record<string, string> = {
  "POST /v1/checkout/sessions": "Stripe.Checkout.SessionCreateParams",
  "POST /v1/customers": "Stripe.CustomerCreateParams",
  "POST /v1/payment_intents": "Stripe.PaymentIntentCreateParams",
  "GET /v1/disputes": "Stripe.DisputeListParams",
  "GET /v1/payment_intents": "Stripe.PaymentIntentListParams",
  "GET /v1/refunds": "Stripe.RefundListParams",
  "GET /v1/checkout/sessions/:id": "Stripe.Checkout.SessionRetrieveParams",
  "GET /v1/payment_intents/:id": "Stripe.PaymentIntentRetrieveParams",
};

type Answer = { object?: string; error?: object; data?: { object: string }[] };

function answerType({ object = "", error, data }: Answer): string {
  if (error) return "{ error: Subset<Stripe.StripeRawError> }";
  const name = object === "list" ? data?.[0]?.object : object;
  const type = objectTypes[name ?? ""];
  if (!type) throw new Error(`no type for ${name}`);
  return object === "list" ? `Subset<Stripe.ApiList<${type}>>` : `Subset<${type}>`;
}

/** Writes `a[b][0]=1` as the literal `{ a: { b: [value] } }`, whose values have any type. */
function parameterLiteral(parameters: Record<string, string>): string {
  const tree: Record<string, unknown> = {};
  for (const name of Object.keys(parameters)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let node = tree;
    for (const key of path.slice(0, -1)) {
      node[key] ??= {};
      node = node[key] as Record<string, unknown>;
    }
    node[path.at(-1) ?? ""] = "value";
  }
  const write = (node: unknown): string => {
    if (typeof node !== "object" || node === null) return "value";
    const entries = Object.entries(node);
    if (entries.every(([key]) => /^\d+$/.test(key))) return `[${entries.map(([, each]) => write(each)).join()}]`;
    return `{ ${entries.map(([key, each]) => `${JSON.stringify(key)}: ${write(each)}`).join()} }`;
  };
  return Object.keys(tree).length > 0 ? write(tree) : "{}";
}

const preamble = `import type { Stripe } from "stripe";
type Subset<T> = T extends readonly (infer E)[] ? Subset<E>[] : T extends object ? { [K in keyof T]?: Subset<T[K]> } : T;
type EventOf<T> = T extends { type: string; data: { object: infer O } }
  ? Omit<Stripe.EventBase, "data" | "type"> & { type: T["type"]; data: { object: Subset<O> } }
  : never;
declare const value: never;
`;

/** Compiles declarations against Stripe's types. Throws with the compiler's messages. */
function compileAgainstStripe(declarations: string[]): void {
  const folder = temporaryFolder("stripe-types");
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(import.meta.dirname, "../../node_modules/stripe"), join(folder, "node_modules/stripe"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "answers.ts"), `${preamble}${declarations.join("\n")}\n`);
  compile(folder, ["answers.ts"], { emits: false, skipLibCheck: true });
}

test("the simulator's answers, its events and our parameters compile against Stripe's own types", async () => {
  const events = await useEverything();
  const answers = stripe.exchanges.map(({ answer }) => `(${JSON.stringify(answer)}) satisfies ${answerType(answer)};`);
  const eventLines = events.map((event) => `(${JSON.stringify(event)}) satisfies EventOf<Stripe.Event>;`);
  const parameterLines = stripe.exchanges.flatMap(({ call, parameters }) => {
    const type = parameterTypes[call.replace(/\/(?:pi|cs_test|pm)_\w+/, "/:id")];
    return type ? [`(${parameterLiteral(parameters)}) satisfies ${type};`] : [];
  });
  expect([answers.length, eventLines.length, parameterLines.length].every((count) => count >= 10)).toBe(true);
  compileAgainstStripe([...new Set([...answers, ...eventLines, ...parameterLines])]);
});

function messagesOf(act: () => void): string {
  try {
    act();
    return "";
  } catch (error) {
    return String(error);
  }
}

test("Stripe's types refuse unknown fields, wrong values, and unknown or missing parameters", () => {
  const wrong = [
    `({ id: "pm_1", kind: "good" }) satisfies Subset<Stripe.PaymentMethod>;`,
    `({ amount: "100" }) satisfies Subset<Stripe.PaymentIntent>;`,
    "({ amount: value, currency: value, colour: value }) satisfies Stripe.PaymentIntentCreateParams;",
    "({ amount: value }) satisfies Stripe.PaymentIntentCreateParams;",
  ];
  const before = preamble.split("\n").length - 1;
  const messages = messagesOf(() => compileAgainstStripe(wrong));
  expect(wrong.filter((_, index) => !messages.includes(`answers.ts(${before + index + 1},`))).toEqual([]);
});

const { webhooks } = new Stripe("sk_test_unused");
const event = { id: "evt_1", object: "event", type: "payment_intent.succeeded", data: { object: { id: "pi_1" } } };
const atSecond = now.epochMilliseconds / 1000;
const officialHeader = (body: string, options: { secret?: string; timestamp?: number; scheme?: string } = {}) =>
  webhooks.generateTestHeaderString({ payload: body, secret: access.webhookSecret, timestamp: atSecond, ...options });
const isOfficial = (body: string, signature: string) => {
  try {
    webhooks.constructEvent(body, signature, access.webhookSecret, 300, undefined, now.epochMilliseconds);
    return true;
  } catch {
    return false;
  }
};
const isOurs = async (body: string, signature: string) =>
  (await cards.readEvent(Buffer.from(body), signature)) !== null;

test("Stripe's check accepts the simulator's signature, and ours accepts Stripe's", async () => {
  const { body, signature } = stripe.sign(event);
  expect(isOfficial(body, signature)).toBe(true);
  expect(officialHeader(body)).toBe(signature);
  expect(await isOurs(body, officialHeader(body))).toBe(true);
});

const body = JSON.stringify(event);
test.each([
  ["of another secret", officialHeader(body, { secret: "whsec_another" })],
  ["of another body", officialHeader(`${body} `)],
  ["that is six minutes old", officialHeader(body, { timestamp: atSecond - 360 })],
  ["of another scheme", officialHeader(body, { scheme: "v0" })],
  ["without a time", officialHeader(body).replace(/t=\d+,/, "")],
  ["that is empty", ""],
])("Stripe's check and ours refuse a signature %s", async (_, signature) => {
  expect([isOfficial(body, signature), await isOurs(body, signature)]).toEqual([false, false]);
});

test("our check also refuses a signature of the future, which Stripe's accepts", async () => {
  const signature = officialHeader(body, { timestamp: atSecond + 360 });
  expect([isOfficial(body, signature), await isOurs(body, signature)]).toEqual([true, false]);
});
