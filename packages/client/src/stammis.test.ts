import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStammis, eachRow, isRefusal, StammisError } from "./stammis.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const json = (value: unknown) => () => Promise.resolve(Response.json(value));
const problem =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(
      new Response(JSON.stringify({ code, message: "Nej", requestId: "r1" }), {
        status,
        headers: { "content-type": "application/problem+json", ...headers },
      }),
    );
const lost = () => Promise.reject(new TypeError("fetch failed"));

/** Connects to a server that gives these answers in order, and records the requests. */
function connect(...answers: (() => Promise<Response>)[]) {
  const requests: { url: string; headers: Headers; signal: AbortSignal | null | undefined }[] = [];
  const server: typeof fetch = (url, init) => {
    requests.push({ url: String(url), headers: new Headers(init?.headers), signal: init?.signal });
    return answers.shift()?.() ?? Promise.reject(new Error("unexpected request"));
  };
  const stammis = createStammis({ address: "https://stammis.example", club: "iris", key: "stk_1", fetch: server });
  return { stammis, requests };
}

/** Lets the waits of a call elapse, and returns its answer or error. */
async function settle<T>(call: Promise<T>): Promise<T | unknown> {
  const settled = call.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
}

const purchase = { membershipId: "461234567895", pointOfSaleId: 3, amount: 100 };
const idempotencyKey = "0b5e2f4a-8a9d-4c53-9e0e-2f7c6a1d4b11";

describe("a call", () => {
  test("with an idempotency key is repeated with the same key after a lost answer and a busy server", async () => {
    const { stammis, requests } = connect(lost, problem(503, "UNAVAILABLE", { "retry-after": "2" }), json({ a: 1 }));
    expect(await settle(stammis.registerPurchase({ body: purchase }, { idempotencyKey }))).toEqual({ a: 1 });
    expect(requests.map(({ headers }) => headers.get("idempotency-key"))).toEqual(Array(3).fill(idempotencyKey));
  });

  test("that changes data without an idempotency key is sent once", async () => {
    const { stammis, requests } = connect(lost, json([]));
    const error = await settle(stammis.createCategory({ body: { name: "Te" } }));
    expect(error).toMatchObject({ status: 0, problem: null, cause: { message: "fetch failed" } });
    expect(requests).toHaveLength(1);
  });

  test("fails after three retries with the last failure", async () => {
    const { stammis, requests } = connect(lost, lost, lost, problem(502, ""));
    expect(await settle(stammis.listLocations())).toMatchObject({ status: 502 });
    expect(requests).toHaveLength(4);
  });

  test("waits as long as Retry-After says", async () => {
    const { stammis, requests } = connect(problem(429, "TOO_MANY_REQUESTS", { "retry-after": "7" }), json([]));
    const answer = stammis.listLocations();
    await vi.advanceTimersByTimeAsync(6_999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual([]);
  });

  test("that the caller aborts during a wait rejects with the caller’s reason", async () => {
    const { stammis, requests } = connect(lost, json([]));
    const abort = new AbortController();
    const answer = stammis.listLocations({}, { signal: abort.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1);
    abort.abort(new Error("closed"));
    expect(await answer).toMatchObject({ message: "closed" });
    expect(requests).toHaveLength(1);
  });

  test("that is refused rejects with a StammisError, which isRefusal recognises by its code", async () => {
    const { stammis } = connect(problem(409, "NOT_ENOUGH_POINTS"));
    const error = await settle(stammis.registerPurchase({ body: purchase }, { idempotencyKey }));
    expect(error).toBeInstanceOf(StammisError);
    expect(isRefusal(error, "COUPON_USED_UP", "NOT_ENOUGH_POINTS")).toBe(true);
    expect(isRefusal(error, "COUPON_USED_UP")).toBe(false);
    expect(isRefusal(error)).toBe(true);
    expect(isRefusal(new StammisError(0, null))).toBe(false);
  });
});

test("eachRow yields the rows of every page, and keeps the query", async () => {
  const page = (ids: number[], nextCursor: string | null) => json({ rows: ids.map((id) => ({ id })), nextCursor });
  const { stammis, requests } = connect(page([3, 2], "c1"), page([1], null));
  const ids: number[] = [];
  for await (const { id } of eachRow(stammis.listMembers, { query: { q: "berg" } })) ids.push(id);
  expect(ids).toEqual([3, 2, 1]);
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(["?q=berg", "?q=berg&cursor=c1"]);
});

test("eachRow requests no page after the caller leaves the loop", async () => {
  const { stammis, requests } = connect(json({ rows: [{ id: 1 }, { id: 2 }], nextCursor: "c1" }));
  for await (const _ of eachRow(stammis.listMembers, {})) break;
  expect(requests).toHaveLength(1);
});
