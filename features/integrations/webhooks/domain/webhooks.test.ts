import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkWebhookUrl, settleDelivery } from "./webhooks.ts";

const now = Temporal.Instant.from("2026-05-04T10:00:00Z");
const after = (attempts: number, status: number | null = 500, failingSince: Temporal.Instant | null = null) =>
  settleDelivery({ status }, { attempts, failingSince }, now);

describe("a delivery", () => {
  test("that is answered with any 2xx has arrived, and the endpoint is well", () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 299 }), fc.integer({ min: 1, max: 20 }), (status, attempts) => {
        const settled = after(attempts, status, now.subtract({ hours: 1000 }));
        expect(settled).toEqual({ state: "DELIVERED", nextAt: null, failingSince: null, endpoint: null });
      }),
    );
  });

  test("is tried again nine times, after longer and longer, and then given up", () => {
    const waits = Array.from({ length: 9 }, (_, i) => now.until(after(i + 1).nextAt ?? now).total("seconds"));
    expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(after(10)).toMatchObject({ state: "FAILED", nextAt: null });
  });

  test("that is not answered, or elsewhere than asked, is tried again like any other", () => {
    for (const status of [null, 301, 404, 500]) expect(after(1, status).state).toBe("WAITING");
  });

  test("that is answered with 410 turns the endpoint off at once", () => {
    expect(after(1, 410)).toMatchObject({ state: "FAILED", endpoint: "GONE" });
  });

  test("turns the endpoint off when nothing has arrived for five days, and not before", () => {
    expect(after(2, 500, now.subtract({ hours: 119 })).endpoint).toBeNull();
    expect(after(2, 500, now.subtract({ hours: 120 })).endpoint).toBe("FAILING");
    expect(after(1).failingSince).toEqual(now);
  });
});

describe("an endpoint's address", () => {
  const read = (url: string, plain = false) => checkWebhookUrl(url, { plain });

  test("is https, with no name or password in it", () => {
    expect(read(" https://hooks.example.com/in?a=1#x ")).toEqual({ ok: true, url: "https://hooks.example.com/in?a=1" });
    expect(read("http://hooks.example.com/")).toEqual({ ok: false, reason: "HTTPS_REQUIRED" });
    for (const url of ["hooks.example.com", "ftp://example.com", "https://anna:hemligt@example.com/", "https://"])
      expect(read(url)).toEqual({ ok: false, reason: "INVALID_URL" });
    expect(read(" ")).toEqual({ ok: false, reason: "REQUIRED" });
  });

  test("may be http where things are tried out", () => {
    expect(read("http://localhost:9000/in", true)).toEqual({ ok: true, url: "http://localhost:9000/in" });
  });
});
