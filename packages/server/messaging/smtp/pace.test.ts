import { expect, test } from "vitest";
import { createPace } from "./pace.ts";

test("doubles the wait of a domain up to half an hour and ends it when the domain takes a mail", () => {
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

test("counts the deferrals of mails that were sent at the same time as one deferral", () => {
  const pace = createPace(() => 0);
  expect([pace.deferred("a.se"), pace.deferred("a.se"), pace.deferred("a.se")]).toEqual([30_000, 30_000, 30_000]);
});

test("lets one mail at a time test a domain whose wait is over", () => {
  let now = 0;
  const pace = createPace(() => now);
  now += pace.deferred("a.se");
  expect([pace.waitFor("a.se"), pace.waitFor("a.se")]).toEqual([null, { by: "ASKING", waitMs: 5_000 }]);
  pace.undecided("a.se");
  expect(pace.waitFor("a.se")).toBeNull();
});

test("forgets the oldest of more than 10,000 slow domains", () => {
  const pace = createPace(() => 0);
  for (let at = 0; at <= 10_000; at++) pace.deferred(`d${at}.se`);
  expect(pace.waitFor("d0.se")).toBeNull();
  expect(pace.waitFor("d10000.se")).toEqual({ by: "PACE", waitMs: 30_000 });
});
