import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CardKind, cardKinds, createThings, type Thing } from "./things.ts";

/** Simulated failures of the network and of Stripe, in place of the normal response. */
type Fault = "answers 500" | "cuts before" | "cuts after";

export type StripeServer = Awaited<ReturnType<typeof startStripe>>;

/** Parses `a[b][0][c]=1` as Stripe does. */
function read(body: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const piece of request) body += piece;
  return body;
}

/**
 * The part of Stripe's API that the product uses, over HTTP: keys, idempotency, declined cards, pages, signed events.
 */
export async function startStripe(clock: () => Temporal.Instant = () => Temporal.Now.instant()) {
  const secretKey = `sk_test_${randomBytes(12).toString("hex")}`;
  const webhookSecret = `whsec_${randomBytes(24).toString("base64")}`;
  const answered = new Map<string, { asked: string; status: number; answer: object }>();
  const waiting: object[] = [];
  const faults: Fault[] = [];
  const faultsOf: Record<string, Fault[]> = {};
  const calls: string[] = [];
  const exchanges: { call: string; parameters: Record<string, string>; answer: object }[] = [];
  let address = "";
  const { find, finish, answer, ...rest } = createThings(clock, (event) => waiting.push(event));

  /** Returns the HTML of the page, for a browser. */
  function page({ id, mode }: Thing): string {
    const button = (kind: string) => `<button name="card" value="${kind}">${kind}</button>`;
    return `<!doctype html><title>Stripe</title><h1>${mode}</h1><form method="post" action="/page/${id}">${Object.keys(cardKinds).map(button).join("")}</form>`;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://stripe");
    const body = await bodyOf(request);
    const { method = "GET" } = request;
    const paged = /^\/page\/(\w+)$/.exec(pathname)?.[1];
    if (paged) {
      const session = find(paged);
      if (method === "GET") return void response.setHeader("content-type", "text/html").end(page(session));
      try {
        finish(paged, (new URLSearchParams(body).get("card") ?? "good") as CardKind);
      } catch {
        return void response.setHeader("content-type", "text/html").end(page(session));
      }
      const location = String(session.success_url).replace("{CHECKOUT_SESSION_ID}", paged);
      return void response.writeHead(303, { location }).end();
    }
    calls.push(`${method} ${pathname}`);
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return void response.writeHead(401).end(JSON.stringify({ error: { type: "invalid_request_error" } }));
    const fault = faults.shift() ?? faultsOf[`${method} ${pathname}`]?.shift();
    if (fault === "cuts before") return void response.destroy();
    if (fault === "answers 500")
      return void response.writeHead(500).end(JSON.stringify({ error: { type: "api_error" } }));
    const key = method === "POST" ? String(request.headers["idempotency-key"] ?? "") : "";
    const storedReply = key ? answered.get(key) : undefined;
    if (storedReply && storedReply.asked !== pathname + body) {
      const error = {
        type: "idempotency_error",
        message: "Keys for idempotent requests can only be used with the same parameters",
      };
      return void response.writeHead(400).end(JSON.stringify({ error }));
    }
    const parameters = method === "GET" ? Object.fromEntries(searchParams) : read(body);
    const reply = storedReply ?? answer(method, pathname, { ...parameters, address });
    exchanges.push({ call: `${method} ${pathname}`, parameters, answer: structuredClone(reply.answer) });
    if (key && !storedReply) answered.set(key, { asked: pathname + body, ...reply });
    if (fault === "cuts after") return void response.destroy();
    response.writeHead(reply.status, { "content-type": "application/json" }).end(JSON.stringify(reply.answer));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function sign(event: object) {
    const body = JSON.stringify(event);
    const at = Math.floor(clock().epochMilliseconds / 1000);
    const v1 = createHmac("sha256", webhookSecret).update(`${at}.${body}`).digest("hex");
    return { body, signature: `t=${at},v1=${v1}` };
  }

  return {
    ...rest,
    /** Enters a card on the page and continues. */
    finish,
    env: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API: address },
    /** Returns the events since the last call, each as it is sent: body and signature. */
    events: () => waiting.splice(0).map(sign),
    sign,
    /** The next failures, each once: for any request, or for one kind of request only. */
    faults,
    faultsOf,
    calls,
    /** The parameters and the answer of each call. */
    exchanges,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
