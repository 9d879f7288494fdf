import { describe, expect, test } from "vitest";
import { type Problem, StammisError } from "./errors.ts";
import { isRepeatable, waitBefore } from "./retries.ts";

const failure = (status: number, retryAfter: number | null = null) =>
  new StammisError(status, status === 0 ? null : ({ code: "UNAVAILABLE", message: "" } as Problem), { retryAfter });

describe("waitBefore", () => {
  test("doubles the wait after each failure up to eight seconds, shortened by at most a half", () => {
    const longest = [1, 2, 3, 4, 5, 6].map((failures) => waitBefore(failure(0), failures, () => 1));
    expect(longest).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
    expect(waitBefore(failure(503), 1, () => 0)).toBe(250);
  });

  test("is the seconds of Retry-After, unless they exceed a minute", () => {
    expect(waitBefore(failure(429, 7), 1)).toBe(7000);
    expect(waitBefore(failure(503, 0), 3)).toBe(0);
    expect(waitBefore(failure(429, 61), 1)).toBeNull();
  });

  test("is null for refusals and for errors of the program", () => {
    for (const status of [400, 401, 403, 404, 409, 500]) expect(waitBefore(failure(status), 1)).toBeNull();
    expect(waitBefore(new TypeError("x is undefined"), 1)).toBeNull();
  });
});

test("only reads and calls with an idempotency key are repeatable", () => {
  expect(isRepeatable("GET", undefined)).toBe(true);
  expect(isRepeatable("POST", "0b5e2f4a-8a9d-4c53-9e0e-2f7c6a1d4b11")).toBe(true);
  for (const method of ["POST", "PUT", "DELETE"]) expect(isRepeatable(method, undefined)).toBe(false);
});
