import { ApiError } from "#packages/contract/client.ts";
import type { Problem } from "#packages/contract/errors.ts";
import type { AnswerOf } from "#packages/web/backoffice/session/api.ts";

/** A factor just added: its recovery codes, and the session that had waited for it. */
export type Added = AnswerOf<"addPasskey">;
export type SecondStep = NonNullable<Problem["secondStep"]>;

/** What a right password led to instead of a session; null when something else was wrong. */
export function secondStepOf(error: unknown): SecondStep | null {
  return error instanceof ApiError ? (error.problem?.secondStep ?? null) : null;
}
