import { expect, test } from "vitest";
import { createPace } from "./pace.ts";

test("a domain waits twice as long each time, up to half an hour, and is free once it takes a mail", () => {
  let now = 0;
  const pace = createPace(() => now);
  const waits: number[] = [];
  for (let round = 0; round < 9; round++) {
    expect(pace.waitFor("a.se")).toBeNull();
    waits.push(pace.delayed("a.se"));
    expect(pace.waitFor("a.se")).toEqual({ by: "PACE", waitMs: waits.at(-1) });
    now += waits.at(-1) ?? 0;
  }
  expect(waits.map((ms) => ms / 1000)).toEqual([30, 60, 120, 240, 480, 960, 1800, 1800, 1800]);
  expect(pace.waitFor("a.se")).toBeNull();
  pace.took("a.se");
  expect([pace.waitFor("a.se"), pace.waitFor("a.se")]).toEqual([null, null]);
});

test("many that were on their way are one answer", () => {
  const pace = createPace(() => 0);
  expect([pace.delayed("a.se"), pace.delayed("a.se"), pace.delayed("a.se")]).toEqual([30_000, 30_000, 30_000]);
});

test("while one asks the others wait; when it comes to nothing, another asks", () => {
  let now = 0;
  const pace = createPace(() => now);
  now += pace.delayed("a.se");
  expect([pace.waitFor("a.se"), pace.waitFor("a.se")]).toEqual([null, { by: "ASKING", waitMs: 5_000 }]);
  pace.unsettled("a.se");
  expect(pace.waitFor("a.se")).toBeNull();
});

test("so many domains are remembered, and no more", () => {
  const pace = createPace(() => 0);
  for (let at = 0; at <= 10_000; at++) pace.delayed(`d${at}.se`);
  expect(pace.waitFor("d0.se")).toBeNull();
  expect(pace.waitFor("d10000.se")).toEqual({ by: "PACE", waitMs: 30_000 });
});
