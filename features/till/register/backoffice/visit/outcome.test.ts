import { expect, it } from "vitest";
import { ApiError } from "#packages/contract/client.ts";
import type { ErrorCode } from "#packages/contract/error-codes.ts";
import { outcomeOf, retryWait } from "./outcome.ts";

const refusal = (status: number, code: ErrorCode) =>
  new ApiError(status, { type: "about:blank", title: code, status, code, message: code, requestId: "r" });

it("only a refusal is a certain outcome", () => {
  expect(outcomeOf(refusal(409, "NOT_ENOUGH_POINTS")).kind).toBe("refused");
  expect(outcomeOf(refusal(403, "OTHER_LOCATION")).kind).toBe("refused");
  expect(outcomeOf(refusal(409, "AMOUNT_NEEDS_CONFIRMATION")).kind).toBe("asked");
  expect(outcomeOf(refusal(401, "NOT_SIGNED_IN")).kind).toBe("signedOut");
});

it("the till asks for a second person, also after a refused one", () => {
  for (const [status, code] of [
    [409, "SECOND_PERSON_NEEDED"],
    [403, "SECOND_PERSON_NOT_PROVED"],
    [429, "PIN_LOCKED"],
  ] as const) {
    const error = refusal(status, code);
    expect(outcomeOf(error)).toEqual({ kind: "beside", error });
  }
});

it("a refusal of a used key means that the visit is already registered", () => {
  expect(outcomeOf(refusal(409, "IDEMPOTENCY_KEY_REUSED")).kind).toBe("standing");
});

it("every other failure counts as a lost answer", () => {
  expect(outcomeOf(refusal(500, "INTERNAL")).kind).toBe("unanswered");
  expect(outcomeOf(refusal(503, "UNAVAILABLE")).kind).toBe("unanswered");
  expect(outcomeOf(refusal(503, "CLUB_MOVING")).kind).toBe("unanswered");
  expect(outcomeOf(refusal(429, "TOO_MANY_REQUESTS")).kind).toBe("unanswered");
  expect(outcomeOf(new ApiError(502, null)).kind).toBe("unanswered");
  expect(outcomeOf(new ApiError(0, null)).kind).toBe("unanswered");
  expect(outcomeOf(new DOMException("late", "TimeoutError")).kind).toBe("unanswered");
});

it("the wait between retries grows to fifteen seconds", () => {
  expect([1, 2, 3, 4, 9].map(retryWait)).toEqual([2_000, 4_000, 8_000, 15_000, 15_000]);
});
