import type { ErrorCode } from "#packages/contract/error-codes.ts";
import type { Problem } from "#packages/contract/errors.ts";

/** An expected "no": thrown anywhere in a request, answered as a problem with the code's status and phrase. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** Per field of the body, so that the form can say it where it was typed. */
  readonly fields: Readonly<Record<string, ErrorCode>>;
  /** Where a number was more than can be: the most that would have been accepted. */
  readonly atMost: number | undefined;

  constructor(code: ErrorCode, fields: Record<string, ErrorCode> = {}, atMost?: number) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.fields = fields;
    this.atMost = atMost;
  }
}

/** The password was right, and something is due before a session. */
export class SecondStepDue extends Refusal {
  readonly secondStep: NonNullable<Problem["secondStep"]>;

  constructor(code: "SECOND_FACTOR_DUE" | "SECOND_FACTOR_SETUP_DUE", secondStep: NonNullable<Problem["secondStep"]>) {
    super(code);
    this.secondStep = secondStep;
  }
}

/** As much as may be asked for was, until so many seconds have passed. */
export class TooManyRequests extends Refusal {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super("TOO_MANY_REQUESTS");
    this.retryAfter = retryAfter;
  }
}

/** Somebody else has saved what the caller began from. */
export class ChangedMeanwhile extends Refusal {
  readonly changed: NonNullable<Problem["changed"]>;

  constructor(changed: NonNullable<Problem["changed"]>) {
    super("CHANGED_MEANWHILE");
    this.changed = changed;
  }
}

export function refuse(code: ErrorCode): never {
  throw new Refusal(code);
}

/** Refuses a number at its field, and says how much it may be. */
export function refuseAbove(field: string, code: ErrorCode, atMost: number): never {
  throw new Refusal(code, { [field]: code }, atMost);
}

/** Refuses when any field has a problem; the first one's code names the whole. */
export function refuseFields(fields: Record<string, ErrorCode | null | undefined>): void {
  const wrong = Object.entries(fields).filter((entry): entry is [string, ErrorCode] => Boolean(entry[1]));
  const first = wrong[0];
  if (first) throw new Refusal(first[1], Object.fromEntries(wrong));
}
