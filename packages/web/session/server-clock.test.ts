import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { measuringClock, serverNow } from "./server-clock.ts";

const now = Date.parse("2026-11-29T12:00:00Z");

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
  vi.useFakeTimers({ now, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const aheadBy = () => serverNow() - Date.now();

/** Receives a response with the given headers after `takes` milliseconds. */
async function answer(headers: Record<string, string>, takes = 0): Promise<void> {
  await measuringClock(async () => {
    vi.setSystemTime(Date.now() + takes);
    return new Response(null, { headers });
  });
}
const dateOf = (moment: number) => ({ date: new Date(moment).toUTCString() });

test("without a response, the device’s clock counts as right", () => {
  expect(aheadBy()).toBe(0);
});

test.each([
  ["ahead", 300_000],
  ["behind", -300_000],
])("a server clock that is %s is followed, and the difference is stored", async (_, difference) => {
  await answer(dateOf(now + difference), 2000);
  // The header has no milliseconds (500 on average), and the server wrote it half way through the request (1,000).
  const measured = difference + 500 - 1000;
  expect(aheadBy()).toBe(measured);
  expect([...stored]).toEqual([["stammis.clock", String(measured)]]);
});

test("a device’s clock that has been corrected is noticed, and the stored difference is updated", async () => {
  await answer(dateOf(now + 300_000));
  await answer(dateOf(now));
  expect(Math.abs(aheadBy())).toBeLessThan(1000);
});

test("a difference of two seconds is not stored", async () => {
  await answer(dateOf(now + 1000));
  expect([aheadBy(), stored.size]).toEqual([0, 0]);
});

test.each([
  ["took ten seconds", dateOf(now + 300_000), 10_000],
  ["came before its request, by a clock that was set back", dateOf(now + 300_000), -1],
  ["names no time", {}, 0],
])("a response that %s does not change the stored clock difference", async (_, headers, takes) => {
  await answer(headers as Record<string, string>, takes);
  expect([aheadBy(), stored.size]).toEqual([0, 0]);
});
