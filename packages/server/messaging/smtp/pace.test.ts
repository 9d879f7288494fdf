import { expect, test } from "vitest";
import { createPace } from "./pace.ts";

test("a domain that defers mail waits twice as long each time, up to half an hour, until it accepts a mail", () => {
  let now = 0;
  const pace = createPace(() => now);
  const waits: number[] = [];
  for (let round = 0; round < 9; round++) {
    expect(pace.waitFor("a.se")).toBeNull();
    waits.push(pace.deferred("a.se"));
    expect(pace.waitFor("a.se")).toEqual({ by: "PACE", waitMs: waits.at(-1) });
    now += waits.at(-1) ?? 0;
  }
  expect(waits.map((ms) => ms / 1000)).toEqual([30, 60, 120, 240, 480, 960, 1800, 1800, 1800]);
  expect(pace.waitFor("a.se")).toBeNull();
  pace.accepted("a.se");
  expect([pace.waitFor("a.se"), pace.waitFor("a.se")]).toEqual([null, null]);
});

test("several deferrals of mails that were sent to a domain at the same time count as one", () => {
  const pace = createPace(() => 0);
  expect([pace.deferred("a.se"), pace.deferred("a.se"), pace.deferred("a.se")]).toEqual([30_000, 30_000, 30_000]);
});

test("a domain whose wait is over is tested by one mail at a time", () => {
  let now = 0;
  const pace = createPace(() => now);
  now += pace.deferred("a.se");
  expect([pace.waitFor("a.se"), pace.waitFor("a.se")]).toEqual([null, { by: "ASKING", waitMs: 5_000 }]);
  pace.undecided("a.se");
  expect(pace.waitFor("a.se")).toBeNull();
});

test("pace: the oldest of more than 10,000 slow domains is removed from memory", () => {
  const pace = createPace(() => 0);
  for (let at = 0; at <= 10_000; at++) pace.deferred(`d${at}.se`);
  expect(pace.waitFor("d0.se")).toBeNull();
  expect(pace.waitFor("d10000.se")).toEqual({ by: "PACE", waitMs: 30_000 });
});
