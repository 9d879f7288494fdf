import { ApiError } from "#packages/contract/client.ts";
import type { Problem } from "#packages/contract/errors.ts";
import type { AnswerOf } from "#packages/web/backoffice/session/api.ts";

/** The response to adding a factor: new recovery codes, and the session if a sign-in was waiting for the factor. */
export type Added = AnswerOf<"addPasskey">;
export type SecondStep = NonNullable<Problem["secondStep"]>;

/** Returns the second step after a correct password; null for any other error. */
export function secondStepOf(error: unknown): SecondStep | null {
  return error instanceof ApiError ? (error.problem?.secondStep ?? null) : null;
}
