import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { invitationsRoutes } from "#features/members/invitations/contract/routes.ts";
import { registerRoutes } from "../../contract/routes.ts";
import { emptyVisit } from "../visit/visit.ts";
import type { Unanswered } from "./unanswered-store.ts";

type Store = typeof import("./unanswered-store.ts");
type Queue = typeof import("./send-queue.ts");
type Sending = typeof import("./send-registration.ts");

/** The state of the network: `asked`: requests arrive, but their answers are lost. */
type Network = "up" | "down" | "asked";

const problem = (code: string) =>
  new Response(JSON.stringify({ code, message: code }), {
    status: 422,
    headers: { "content-type": "application/problem+json" },
  });

/** A server that registers each key once. It refuses amounts of 13 kronor. */
function makeServer() {
  const registered = new Map<string, number>();
  let network: Network = "up";
  return {
    registered,
    set: (next: Network) => {
      network = next;
    },
    async answer(init: RequestInit): Promise<Response> {
      if (network === "down") throw new TypeError("no network");
      const key = new Headers(init.headers).get("idempotency-key") ?? "";
      const { amount } = JSON.parse(String(init.body)) as { amount: number };
      const isRefused = amount === 13;
      if (!isRefused && !registered.has(key)) registered.set(key, amount);
      if (network === "asked") throw new TypeError("the answer was lost");
      return isRefused ? problem("AMOUNT_TOO_SMALL") : Response.json({ earnedPoints: amount });
    },
  };
}

const stored = new Map<string, string>();
let server = makeServer();
/** The tab that is open now. A request of a closed tab is never answered. */
let tab = 0;

beforeAll(() => {
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal("sessionStorage", globalThis.localStorage);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterAll(() => vi.unstubAllGlobals());

/** Opens the till in a new tab: its modules know only what the device stores. */
async function openTab() {
  tab += 1;
  const own = tab;
  vi.resetModules();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", (_url: string, init: RequestInit) =>
    own === tab ? server.answer(init) : new Promise(() => undefined),
  );
  const { routes } = await import("#packages/web/backoffice/session/routes.ts");
  Object.assign(routes, registerRoutes, { inviteAtTill: invitationsRoutes.inviteAtTill });
  const { unansweredStore }: Store = await import("./unanswered-store.ts");
  const { sendQueue }: Queue = await import("./send-queue.ts");
  const { send }: Sending = await import("./send-registration.ts");
  /** Lists a late refusal as the till does. */
  const flush = (isForced: boolean) =>
    sendQueue(
      unansweredStore.get,
      (outcome, entry) => {
        if (outcome.kind === "refused") unansweredStore.put({ ...entry, refusal: outcome.error.message });
      },
      isForced,
    );
  return { unansweredStore, flush, send };
}

const entryOf = (registrationKey: string, amount: number, at: number): Unanswered => ({
  chain: "kaffe",
  pointOfSaleId: 1,
  visit: { ...emptyVisit(registrationKey), membershipId: "000000005724", amount: String(amount) },
  at,
  dueAt: 0,
  lost: 0,
  refusal: null,
});

type Step =
  | { act: "sell" | "queue"; amount: number }
  | { act: "send" }
  | { act: "reload" }
  | { act: "network"; to: Network };
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constantFrom("sell" as const, "queue" as const), amount: fc.constantFrom(13, 20, 35) }),
  fc.constantFrom<Step>({ act: "send" }, { act: "reload" }),
  fc.record({ act: fc.constant("network" as const), to: fc.constantFrom<Network>("up", "down", "asked") }),
);

test("each visit counts once or is listed with a reason, in any order of sales, outages and closed tabs", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
      stored.clear();
      server = makeServer();
      let till = await openTab();
      const sold: { key: string; amount: number }[] = [];
      const refusedAtOnce = new Set<string>();
      for (const step of steps) {
        switch (step.act) {
          case "network":
            server.set(step.to);
            break;
          case "send":
            await till.flush(true);
            break;
          case "reload":
            // The tab closes during a request, whose answer it never receives.
            void till.flush(true);
            till = await openTab();
            break;
          default: {
            const key = crypto.randomUUID();
            sold.push({ key, amount: step.amount });
            const entry = entryOf(key, step.amount, sold.length);
            till.unansweredStore.put(entry);
            if (step.act === "queue") break;
            // The cashier sees a refusal of the first attempt at once.
            if ((await till.send(entry, null))?.kind === "refused") refusedAtOnce.add(key);
          }
        }
      }
      server.set("up");
      await till.flush(true);
      const listed = new Map(till.unansweredStore.get().map(({ visit, refusal }) => [visit.registrationKey, refusal]));
      for (const { key, amount } of sold) {
        const isRefused = amount === 13;
        expect(server.registered.get(key)).toBe(isRefused ? undefined : amount);
        expect(listed.get(key)).toBe(isRefused && !refusedAtOnce.has(key) ? "AMOUNT_TOO_SMALL" : undefined);
      }
      expect(server.registered.size).toBe(sold.filter(({ amount }) => amount !== 13).length);
    }),
    { numRuns: 150 },
  );
});

test("the queue is sent in the order of the visits, and stops at the first one without an answer", async () => {
  stored.clear();
  server = makeServer();
  const till = await openTab();
  const order: string[] = [];
  const keys = { late: crypto.randomUUID(), early: crypto.randomUUID(), middle: crypto.randomUUID() };
  till.unansweredStore.put(entryOf(keys.late, 35, 3));
  till.unansweredStore.put(entryOf(keys.early, 20, 1));
  till.unansweredStore.put(entryOf(keys.middle, 20, 2));
  const { answer } = server;
  server.answer = (init) => {
    order.push(new Headers(init.headers).get("idempotency-key") ?? "");
    return answer(init);
  };
  server.set("down");
  await till.flush(true);
  expect(order).toEqual([keys.early]);
  server.set("up");
  await till.flush(true);
  expect(order).toEqual([keys.early, keys.early, keys.middle, keys.late]);
});

describe("a visit that is sent later", () => {
  const approvedTill = { id: 7, token: "device-token", chain: "kaffe", pointOfSaleId: 1 };
  const visitedAt = Date.parse("2026-03-01T12:00:00Z");

  /** Sends one queued visit and returns the bodies of its requests. */
  async function bodiesOf(entry: Unanswered, device: typeof approvedTill | null, answer = server.answer) {
    stored.clear();
    if (device) stored.set("stammis.till-device", JSON.stringify(device));
    const bodies: Record<string, unknown>[] = [];
    server = makeServer();
    server.answer = (init) => {
      if (init.body) bodies.push(JSON.parse(String(init.body)));
      return answer(init);
    };
    const till = await openTab();
    till.unansweredStore.put(entry);
    await till.flush(true);
    return { bodies, listed: till.unansweredStore.get() };
  }

  test("carries its own time if the browser is an approved till of its point of sale", async () => {
    const { bodies } = await bodiesOf(entryOf(crypto.randomUUID(), 20, visitedAt), approvedTill);
    expect(bodies).toMatchObject([{ queued: { visitedAt: "2026-03-01T12:00:00Z", device: "device-token" } }]);
  });

  test.each([
    ["an unapproved browser", null],
    ["a till of another point of sale", { ...approvedTill, pointOfSaleId: 2 }],
    ["a till of another club", { ...approvedTill, chain: "blommor" }],
  ])("carries no time from %s", async (_, device) => {
    const { bodies } = await bodiesOf(entryOf(crypto.randomUUID(), 20, visitedAt), device);
    expect(bodies).toMatchObject([{ queued: null }]);
  });

  test("is never in the future, even if the till’s clock was set back meanwhile", async () => {
    vi.useFakeTimers({ now: visitedAt - 600_000, toFake: ["Date"] });
    const { bodies } = await bodiesOf(entryOf(crypto.randomUUID(), 20, visitedAt), approvedTill);
    vi.useRealTimers();
    expect(bodies).toMatchObject([{ queued: { visitedAt: "2026-03-01T11:50:00Z" } }]);
  });

  test("shows the scanned code, which the server judges at the time of the visit", async () => {
    const entry = entryOf(crypto.randomUUID(), 20, visitedAt);
    const card = { code: "000000005724123451899478", isOld: false };
    const { bodies } = await bodiesOf({ ...entry, visit: { ...entry.visit, card } }, approvedTill);
    expect(bodies).toMatchObject([{ membershipId: card.code }]);
  });

  test("is registered for the member who has the typed phone", async () => {
    const entry = entryOf(crypto.randomUUID(), 20, visitedAt);
    const visit = { ...entry.visit, membershipId: null, invitee: "0701234567" };
    const { bodies, listed } = await bodiesOf({ ...entry, visit }, approvedTill, async (init) => {
      if (!init.body) return Response.json([{ membershipId: "000000005724" }]);
      return String(init.body).includes("phone") ? problem("ALREADY_MEMBER") : Response.json({ earnedPoints: 20 });
    });
    expect(bodies).toMatchObject([{ phone: "0701234567" }, { membershipId: "000000005724", amount: 20 }]);
    expect(listed).toEqual([]);
  });
});
