import { describe, expect, test } from "vitest";
import type { Outcome } from "./send-to-member.ts";
import { pauseAfter, restAfter } from "./troubles.ts";

test("a sendout rests longer after a batch when there are more requests, and not at all without requests", () => {
  expect(restAfter(80, 0)).toBe(0);
  expect(restAfter(80, 2)).toBe(10);
  expect(restAfter(80, 1_000)).toBe(120);
});

describe("a batch with no accepted message", () => {
  const until = Temporal.Instant.from("2026-11-21T12:00:30Z");
  const untouched: Outcome = { state: "WAITING", until: null };
  const capped: Outcome = { state: "WAITING", until };
  const deferred = (domain: string, askedFirst = true): Outcome => ({
    state: "WAITING",
    until,
    deferred: { domain, askedFirst },
  });

  test("counts as a provider failure when the provider reports one, or several domains defer", () => {
    expect(pauseAfter([untouched, capped], 2)).toEqual({ failures: 3, reason: null });
    expect(pauseAfter([deferred("one.example"), deferred("two.example")], 2)).toEqual({ failures: 3, reason: null });
    expect(pauseAfter([untouched], 24)).toEqual({ failures: 25, reason: "PROVIDER" });
  });

  test("does not count when one domain defers, when messages were deferred before, or when none was tried", () => {
    expect(pauseAfter([deferred("one.example"), deferred("one.example")], 2)).toEqual({ failures: 2, reason: null });
    expect(pauseAfter([deferred("one.example", false), deferred("two.example", false)], 2).failures).toBe(2);
    expect(pauseAfter([capped], 2)).toMatchObject({ failures: 2 });
  });

  test("does not stop the sendout when all messages were given up by their own mail servers", () => {
    const givenUp = Array.from({ length: 100 }, (): Outcome => ({ state: "FAILED", reason: "DEFERRED" }));
    expect(pauseAfter(givenUp, 2)).toEqual({ failures: 2, reason: null });
  });
});
