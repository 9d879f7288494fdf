import { describe, expect, test } from "vitest";
import type { Outcome } from "./send-to-member.ts";
import { pauseAfter, restAfter } from "./troubles.ts";

test("a sendout makes room for a till that is busy, and goes on without a rest where nobody asks for anything", () => {
  expect(restAfter(80, 0)).toBe(0);
  expect(restAfter(80, 2)).toBe(10);
  expect(restAfter(80, 1_000)).toBe(120);
});

describe("a batch none of which was taken", () => {
  const until = Temporal.Instant.from("2026-11-21T12:00:30Z");
  const untouched: Outcome = { state: "WAITING", until: null };
  const capped: Outcome = { state: "WAITING", until };
  const deferred = (domain: string, askedFirst = true): Outcome => ({
    state: "WAITING",
    until,
    deferred: { domain, askedFirst },
  });

  test("is a failure of the provider where the provider said so, or domains that have nothing else in common", () => {
    expect(pauseAfter([untouched, capped], 2)).toEqual({ failures: 3, reason: null });
    expect(pauseAfter([deferred("one.example"), deferred("two.example")], 2)).toEqual({ failures: 3, reason: null });
    expect(pauseAfter([untouched], 24)).toEqual({ failures: 25, reason: "PROVIDER" });
  });

  test("says nothing of the provider where one domain wants it later, or those that have before, or nobody was asked", () => {
    expect(pauseAfter([deferred("one.example"), deferred("one.example")], 2)).toEqual({ failures: 2, reason: null });
    expect(pauseAfter([deferred("one.example", false), deferred("two.example", false)], 2).failures).toBe(2);
    expect(pauseAfter([capped], 2)).toMatchObject({ failures: 2 });
  });

  test("is no reason to stop where all were given up by their own mail servers", () => {
    const givenUp = Array.from({ length: 100 }, (): Outcome => ({ state: "FAILED", reason: "DEFERRED" }));
    expect(pauseAfter(givenUp, 2)).toEqual({ failures: 2, reason: null });
  });
});
