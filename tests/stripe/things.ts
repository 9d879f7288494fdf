import { randomBytes } from "node:crypto";

/** The behaviour of a card entered on the page. */
export const cardKinds = {
  good: { brand: "visa", last4: "4242", declines: "" },
  empty: { brand: "visa", last4: "9995", declines: "insufficient_funds" },
  stolen: { brand: "mastercard", last4: "9979", declines: "stolen_card" },
  asking: { brand: "visa", last4: "3184", declines: "authentication_required" },
} as const;
export type CardKind = keyof typeof cardKinds;

export type Thing = { id: string; object: string; created: number; [field: string]: unknown };
export type Fields = Record<string, string>;

class Declined extends Error {
  readonly intent: Thing;
  constructor(intent: Thing) {
    super("Your card was declined.");
    this.intent = intent;
  }
}
class Invalid extends Error {}

const idOf = (kind: string) => `${kind}_${randomBytes(9).toString("hex")}`;

const metadataOf = (fields: Fields, at: string) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const [, key] = name.startsWith(`${at}[`) ? (/\[(\w+)\]$/.exec(name) ?? []) : [];
      return key ? [[key, value]] : [];
    }),
  );

/** Stores customers, cards, pages and charges like Stripe; passes each change with an event to `tellOf`. */
export function createThings(clock: () => Temporal.Instant, tellOf: (event: object) => void) {
  const things = new Map<string, Thing>();
  /** Facts that Stripe's objects do not show: the behaviour of a card, and the metadata for the charge of a page. */
  const cards = new Map<string, CardKind>();
  const chargeMetadata = new Map<string, Fields>();
  const hold = { processing: false };
  const seconds = () => Math.floor(clock().epochMilliseconds / 1000);

  const make = (prefix: string, object: string, fields: object): Thing => {
    const thing = {
      id: idOf(prefix),
      object,
      created: seconds(),
      ...(object !== "refund" && { livemode: false }),
      metadata: {},
      ...fields,
    };
    things.set(thing.id, thing);
    return thing;
  };
  const find = (id: string) => things.get(id) ?? invalid(`No such thing: ${id}`);
  function invalid(message: string): never {
    throw new Invalid(message);
  }
  const envelope = { object: "event", api_version: null, livemode: false, pending_webhooks: 1, request: null };
  const tell = (type: string, thing: Thing) =>
    tellOf({ ...envelope, id: idOf("evt"), type, created: seconds(), data: { object: { ...thing } } });

  function pay(intent: Thing, method: Thing): Thing {
    const kind = cardKinds[cards.get(method.id) ?? "good"];
    intent.payment_method = method.id;
    if (kind.declines) {
      const code = kind.declines === "authentication_required" ? kind.declines : "card_declined";
      const last = { type: "card_error", code, decline_code: kind.declines, message: "Your card was declined." };
      Object.assign(intent, { status: "requires_payment_method", last_payment_error: last });
      tell("payment_intent.payment_failed", intent);
      throw new Declined(intent);
    }
    if (hold.processing) {
      intent.status = "processing";
      tell("payment_intent.processing", intent);
    } else succeed(intent);
    return intent;
  }
  function succeed(intent: Thing) {
    const { amount, currency } = intent;
    const charge = make("ch", "charge", {
      amount,
      currency,
      amount_refunded: 0,
      disputed: false,
      payment_intent: intent.id,
    });
    Object.assign(intent, { status: "succeeded", last_payment_error: null, latest_charge: charge.id });
    tell("payment_intent.succeeded", intent);
  }

  const newIntent = (fields: object) =>
    make("pi", "payment_intent", {
      currency: "sek",
      status: "requires_payment_method",
      last_payment_error: null,
      latest_charge: null,
      ...fields,
    });

  function createIntent(fields: Fields): Thing {
    const method = find(fields.payment_method ?? "");
    if (method.customer !== fields.customer) invalid("The card is not attached to the customer");
    const { customer, description } = fields;
    const intent = newIntent({
      customer,
      description,
      amount: Number(fields.amount),
      currency: fields.currency,
      metadata: metadataOf(fields, "metadata"),
    });
    return pay(intent, method);
  }

  function createSession(fields: Fields): Thing {
    const { mode, customer, success_url, cancel_url } = fields;
    find(customer ?? "");
    const session = make("cs_test", "checkout.session", {
      mode,
      customer,
      success_url,
      cancel_url,
      status: "open",
      setup_intent: null,
      payment_intent: null,
      client_reference_id: fields.client_reference_id ?? null,
      expires_at: Number(fields.expires_at ?? seconds() + 86_400),
      metadata: metadataOf(fields, "metadata"),
      amount_total: Number(fields["line_items[0][price_data][unit_amount]"] ?? 0),
    });
    chargeMetadata.set(session.id, metadataOf(fields, "payment_intent_data[metadata]"));
    session.url = `${fields.address}/page/${session.id}`;
    return session;
  }

  const attach = (kind: CardKind, customer: unknown) => {
    const { brand, last4 } = cardKinds[kind];
    const card = { brand, last4, exp_month: 12, exp_year: 2031 };
    const method = make("pm", "payment_method", { type: "card", customer, card });
    cards.set(method.id, kind);
    return method;
  };

  function finish(id: string, kind: CardKind) {
    const session = find(id);
    if (session.status !== "open") invalid("This page is closed");
    const method = attach(kind, session.customer);
    if (session.mode === "setup") {
      const setup = make("seti", "setup_intent", { status: "succeeded", payment_method: method.id });
      Object.assign(session, { status: "complete", setup_intent: setup.id });
    } else {
      const { customer, amount_total: amount } = session;
      const intent = (session.payment_intent as string | null)
        ? find(session.payment_intent as string)
        : newIntent({ customer, amount, metadata: chargeMetadata.get(id) });
      session.payment_intent = intent.id;
      pay(intent, method);
      session.status = "complete";
    }
    tell("checkout.session.completed", session);
  }

  /** Inlines the objects that the request asks to expand. */
  function expanded(thing: Thing, paths: string[]): Thing {
    const copy: Thing = { ...thing };
    for (const path of paths) {
      const [name = "", ...rest] = path.split(".");
      const inner = copy[name];
      const id = typeof inner === "string" ? inner : (inner as Thing | null)?.id;
      if (id) copy[name] = expanded(find(id), rest.length ? [rest.join(".")] : []);
    }
    return copy;
  }

  function list(object: string, query: Fields, paths: string[]) {
    const by = object === "dispute" || object === "refund" ? "payment_intent" : "customer";
    const since = Number(query["created[gte]"] ?? 0);
    const of = (each: Thing) => query[by] === undefined || each[by] === query[by];
    const all = [...things.values()].filter((each) => each.object === object && of(each) && each.created >= since);
    const newest = all.reverse();
    const from = query.starting_after ? newest.findIndex(({ id }) => id === query.starting_after) + 1 : 0;
    const limit = Number(query.limit ?? 10);
    const inData = paths.map((path) => path.replace(/^data\./, ""));
    const data = newest.slice(from, from + limit).map((each) => expanded(each, inData));
    return { object: "list", data, has_more: newest.length > from + limit, url: "/" };
  }

  function act(method: string, path: string, fields: Fields): object {
    const paths = Object.entries(fields).flatMap(([name, value]) => (name.startsWith("expand[") ? [value] : []));
    const [, kind = "", id = "", verb = ""] =
      /^\/v1\/(checkout\/sessions|\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (method === "GET" && kind === "balance") return { object: "balance" };
    if (method === "GET" && id) return expanded(find(id), paths);
    if (method === "GET" && kind === "disputes") return list("dispute", fields, paths);
    if (method === "GET" && kind === "refunds") return list("refund", fields, paths);
    if (method === "GET" && kind === "payment_intents") return list("payment_intent", fields, paths);
    if (method === "GET" && kind === "checkout/sessions") return list("checkout.session", fields, paths);
    if (kind === "customers") return make("cus", "customer", { name: fields.name, email: fields.email });
    if (kind === "checkout/sessions") return createSession(fields);
    if (kind === "payment_methods" && verb === "detach") return Object.assign(find(id), { customer: null });
    if (kind === "payment_intents" && !id) return expanded(createIntent(fields), paths);
    return invalid(`Unrecognized request URL (${method}: ${path})`);
  }

  function answer(method: string, path: string, fields: Fields): { status: number; answer: object } {
    try {
      return { status: 200, answer: act(method, path, fields) };
    } catch (error) {
      if (error instanceof Declined) {
        const last = error.intent.last_payment_error as object;
        return { status: 402, answer: { error: { ...last, payment_intent: error.intent } } };
      }
      if (error instanceof Invalid)
        return {
          status: 400,
          answer: { error: { type: "invalid_request_error", code: "resource_missing", message: error.message } },
        };
      throw error;
    }
  }

  return {
    hold,
    find,
    answer,
    finish,
    /** Closes a page on which no card was entered. */
    expire: (session: string) => tell("checkout.session.expired", Object.assign(find(session), { status: "expired" })),
    refund(intent: string, ore: number) {
      const charge = find(String(find(intent).latest_charge));
      charge.amount_refunded = Number(charge.amount_refunded) + ore;
      const { currency, id } = charge;
      make("re", "refund", { amount: ore, currency, charge: id, payment_intent: intent, status: "succeeded" });
      tell("charge.refunded", charge);
    },
    /** Opens a cardholder's dispute of a charge at the bank, which withdraws the money at once. */
    dispute(intent: string, ore: number, status = "needs_response") {
      const charge = find(String(find(intent).latest_charge));
      charge.disputed = true;
      const { currency } = charge;
      const { id } = make("du", "dispute", {
        amount: ore,
        currency,
        charge: charge.id,
        payment_intent: intent,
        status,
      });
      tell("charge.dispute.created", find(id));
      tell("charge.dispute.funds_withdrawn", find(id));
      return id;
    },
    /** Decides a dispute as the bank; a lost dispute may still be won. */
    decideDispute(id: string, status: "won" | "lost" | "warning_closed") {
      tell("charge.dispute.closed", Object.assign(find(id), { status }));
      if (status === "won") tell("charge.dispute.funds_reinstated", find(id));
    },
    /** Changes the kind of a card, for example when it is emptied or filled. */
    turn(method: string, kind: CardKind) {
      cards.set(find(method).id, kind);
    },
    /** Completes a charge that was still processing. */
    decide: (intent: string) => succeed(find(intent)),
    things: <T = Thing>(object: string) => [...things.values()].filter((each) => each.object === object) as T[],
  };
}
