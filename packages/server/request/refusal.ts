import type { ErrorCode } from "#packages/contract/error-codes.ts";
import type { Problem } from "#packages/contract/errors.ts";
import type { ApiScope } from "#packages/domain/access/api-scopes.ts";

/**
 * An expected refusal. Thrown anywhere in a request, it is answered as a problem with the code's status and message.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** Codes by body field, so that the form can show each message at its field. */
  readonly fields: Readonly<Record<string, ErrorCode>>;
  /** The largest acceptable number, if the given number was too large. */
  readonly atMost: number | undefined;

  constructor(code: ErrorCode, fields: Record<string, ErrorCode> = {}, atMost?: number) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.fields = fields;
    this.atMost = atMost;
  }
}

/** Refuses a sign-in whose password was correct but whose second factor is still required. */
export class SecondStepDue extends Refusal {
  readonly secondStep: NonNullable<Problem["secondStep"]>;

  constructor(code: "SECOND_FACTOR_DUE" | "SECOND_FACTOR_SETUP_DUE", secondStep: NonNullable<Problem["secondStep"]>) {
    super(code);
    this.secondStep = secondStep;
  }
}

/** A refusal by a rate limit, which the caller may retry after `retryAfter` seconds. */
export class TooManyRequests extends Refusal {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("TOO_MANY_REQUESTS");
    this.retryAfter = retryAfter;
  }
}

/** Refuses a save, because another person has saved the object since the caller loaded it. */
export class ChangedMeanwhile extends Refusal {
  readonly changed: NonNullable<Problem["changed"]>;

  constructor(changed: NonNullable<Problem["changed"]>) {
    super("CHANGED_MEANWHILE");
    this.changed = changed;
  }
}

/** Refuses a call outside the scopes of a key, and names the scope that the key lacks. */
export class ScopeMissing extends Refusal {
  readonly scope: ApiScope;

  constructor(scope: ApiScope) {
    super("SCOPE_MISSING");
    this.scope = scope;
  }
}

export function refuse(code: ErrorCode): never {
  throw new Refusal(code);
}

/** Refuses a number at its field and states the largest acceptable value. */
export function refuseAbove(field: string, code: ErrorCode, atMost: number): never {
  throw new Refusal(code, { [field]: code }, atMost);
}

/** Refuses if any field has a problem; the first field's code becomes the code of the refusal. */
export function refuseFields(fields: Record<string, ErrorCode | null | undefined>): void {
  const wrong = Object.entries(fields).filter((entry): entry is [string, ErrorCode] => Boolean(entry[1]));
  const first = wrong[0];
  if (first) throw new Refusal(first[1], Object.fromEntries(wrong));
}
