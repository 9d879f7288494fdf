import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkWebhookUrl, settleDelivery } from "./webhooks.ts";

const now = Temporal.Instant.from("2026-05-04T10:00:00Z");
const after = (attempts: number, status: number | null = 500, failingSince: Temporal.Instant | null = null) =>
  settleDelivery({ status }, { attempts, failingSince }, now);

describe("a webhook delivery", () => {
  test("with any 2xx answer has arrived and clears the endpoint’s failures", () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 299 }), fc.integer({ min: 1, max: 20 }), (status, attempts) => {
        const settled = after(attempts, status, now.subtract({ hours: 1000 }));
        expect(settled).toEqual({ state: "DELIVERED", nextAt: null, failingSince: null, endpoint: null });
      }),
    );
  });

  test("is retried nine times with growing waits and then fails", () => {
    const waits = Array.from({ length: 9 }, (_, i) => now.until(after(i + 1).nextAt ?? now).total("seconds"));
    expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(after(10)).toMatchObject({ state: "FAILED", nextAt: null });
  });

  test("without an answer, or with a redirect or an error, is retried", () => {
    for (const status of [null, 301, 404, 500]) expect(after(1, status).state).toBe("WAITING");
  });

  test("with answer 410 disables the endpoint at once", () => {
    expect(after(1, 410)).toMatchObject({ state: "FAILED", endpoint: "GONE" });
  });

  test("disables the endpoint after five days without success, and not earlier", () => {
    expect(after(2, 500, now.subtract({ hours: 119 })).endpoint).toBeNull();
    expect(after(2, 500, now.subtract({ hours: 120 })).endpoint).toBe("FAILING");
    expect(after(1).failingSince).toEqual(now);
  });
});

describe("the URL of a webhook endpoint", () => {
  const read = (url: string, plain = false) => checkWebhookUrl(url, { plain });

  test("must be https without user name and password", () => {
    expect(read(" https://hooks.example.com/in?a=1#x ")).toEqual({ ok: true, url: "https://hooks.example.com/in?a=1" });
    expect(read("http://hooks.example.com/")).toEqual({ ok: false, reason: "HTTPS_REQUIRED" });
    for (const url of ["hooks.example.com", "ftp://example.com", "https://anna:hemligt@example.com/", "https://"])
      expect(read(url)).toEqual({ ok: false, reason: "INVALID_URL" });
    expect(read(" ")).toEqual({ ok: false, reason: "REQUIRED" });
  });

  test("may be http on a test server", () => {
    expect(read("http://localhost:9000/in", true)).toEqual({ ok: true, url: "http://localhost:9000/in" });
  });
});
