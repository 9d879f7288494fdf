import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Wake } from "./gather-wakes.ts";
import { createLive } from "./live.ts";

const opened = 'event: open\ndata: {"beatSeconds":25}\n\n';
const wake = (whose: string, within = 0) => `event: wake\ndata: {"whose":"${whose}","within":${within}}\n\n`;
const bye = (why: string, within = 0) => `event: bye\ndata: {"why":"${why}","within":${within}}\n\n`;

interface Served {
  say(text: string): void;
  breakOff(): void;
  isLeft(): boolean;
}

/** Creates a server with scripted responses, and records the events that the page receives. */
function scene(answers: () => number | "nothing" = () => 200) {
  const served: Served[] = [];
  const heard: (Wake | "up" | "down")[] = [];
  const live = createLive({
    random: () => 0.5,
    onWake: (each) => heard.push(each),
    onUp: (up) => heard.push(up ? "up" : "down"),
    async open(signal) {
      const status = answers();
      let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = controller;
        },
      });
      const fail = () => stream?.error(new DOMException("gone", "AbortError"));
      signal.addEventListener("abort", fail);
      served.push({
        say: (text) => stream?.enqueue(new TextEncoder().encode(text)),
        breakOff: fail,
        isLeft: () => signal.aborted,
      });
      if (status !== "nothing") return new Response(status === 200 ? body : null, { status });
      return new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    },
  });
  return { live, heard, served, latest: () => served.at(-1) as Served };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the live stream reports simultaneous requests to refetch once, and the next one after a pause", async () => {
  const { live, heard, latest } = scene();
  live.start();
  await pass(0);
  latest().say(opened + wake("member"));
  latest().say(wake("member"));
  await pass(100);
  expect(heard).toEqual(["up", "member"]);
  latest().say(wake("member"));
  await pass(300);
  expect(heard).toHaveLength(2);
  await pass(500);
  expect(heard).toEqual(["up", "member", "member"]);
});

test("the live stream spreads a club’s refetches over time, and reports the member’s own changes first", async () => {
  const { live, heard, latest } = scene();
  live.start();
  await pass(0);
  latest().say(opened + wake("club", 10_000));
  await pass(4_000);
  latest().say(wake("member"));
  await pass(500);
  expect(heard).toEqual(["up", "member"]);
  await pass(1_000);
  expect(heard).toEqual(["up", "member", "club"]);
});

test("the live stream accepts chunks of any size, and skips comments and unknown events", async () => {
  const { live, heard, latest } = scene();
  live.start();
  await pass(0);
  const text = `${opened}: \n\nevent: weather\ndata: {"sun":true}\n\nevent: wake\ndata: {broken\n\n${wake("member")}`;
  for (const character of text.replaceAll("\n", "\r\n")) latest().say(character);
  await pass(100);
  expect(heard).toEqual(["up", "member"]);
});

test("the live stream reconnects with growing delays after a break, and reports missed events", async () => {
  let status: number | "nothing" = 200;
  const { live, heard, served, latest } = scene(() => status);
  live.start();
  await pass(0);
  latest().say(opened);
  await pass(0);
  status = 503;
  latest().breakOff();
  await pass(60_000);
  const tries = served.length;
  expect(tries).toBeGreaterThan(5);
  expect(tries).toBeLessThan(14);
  status = 200;
  while (served.length === tries) await pass(500);
  latest().say(opened);
  await pass(100);
  expect(heard).toEqual(["up", "down", "up", "missed"]);
});

test("the live stream reconnects at a random time after the server’s goodbye, and reports missed events", async () => {
  const { live, heard, served, latest } = scene();
  live.start();
  await pass(0);
  latest().say(opened + bye("again", 10_000));
  await pass(4_900);
  expect(served).toHaveLength(1);
  await pass(200);
  expect(served).toHaveLength(2);
  latest().say(opened);
  await pass(100);
  expect(heard).toEqual(["up", "down", "up", "missed"]);
});

test("the live stream treats silence as a lost connection", async () => {
  const { live, heard, served, latest } = scene();
  live.start();
  await pass(0);
  latest().say(opened);
  await pass(60_000);
  latest().say(": \n\n");
  await pass(60_000);
  expect(served).toHaveLength(1);
  await pass(5_000);
  expect(served[0]?.isLeft()).toBe(true);
  expect(heard).toEqual(["up", "down"]);
});

test("the live stream retries after minutes when a proxy delays it", async () => {
  const { live, heard, served } = scene();
  live.start();
  await pass(6_100);
  expect(served[0]?.isLeft()).toBe(true);
  await pass(120_000);
  expect(served).toHaveLength(1);
  await pass(120_000);
  expect(served).toHaveLength(2);
  expect(heard).toEqual([]);
});

test("the live stream pauses after a few tries when no server answers", async () => {
  const { live, served } = scene(() => "nothing");
  live.start();
  await pass(60_000);
  const tries = served.length;
  expect(tries).toBeLessThan(6);
  await pass(60_000);
  expect(served).toHaveLength(tries);
  live.again();
  expect(served).toHaveLength(tries + 1);
});

test.each([401, 403])("the live stream makes no further tries after status %i", async (status) => {
  const { live, heard, served } = scene(() => status);
  live.start();
  await pass(600_000);
  expect(served).toHaveLength(1);
  expect(heard).toEqual([]);
});

test("the live stream does not reconnect when its access ends, because the page’s own calls report it", async () => {
  const { live, heard, served, latest } = scene();
  live.start();
  await pass(0);
  latest().say(opened + bye("ended"));
  await pass(600_000);
  expect(served).toHaveLength(1);
  expect(heard).toEqual(["up", "down"]);
});

test("the live stream disconnects and reports nothing after it is stopped", async () => {
  const { live, heard, latest, served } = scene();
  const stop = live.start();
  await pass(0);
  latest().say(opened + wake("club", 1_000));
  await pass(10);
  stop();
  await pass(600_000);
  expect(served).toHaveLength(1);
  expect(latest().isLeft()).toBe(true);
  expect(heard).toEqual(["up", "down"]);
});
