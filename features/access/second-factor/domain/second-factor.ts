import { needsSecondFactor } from "#features/access/staff/domain/role-rules.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";
import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";

/** Minutes in which a sign-in's second step must be completed, and days that a trusted device skips it. */
export const secondStepMinutes = 10;
export const trustDays = 30;
/** Wrong codes until the user must start again with the password. */
export const wrongCodesAtMost = 5;

export const recoveryCodeCount = 10;
const recoveryCodeLength = 12;
/** Without characters that look alike on paper. */
const recoveryLetters = "abcdefghjkmnpqrstuvwxyz23456789";

/** The step between a correct password and a session. */
export type SecondStep = "NONE" | "CODE" | "SET_UP";

export type SecondStepFacts = {
  role: StaffRole;
  /** The user has an authenticator app or a passkey. */
  hasFactor: boolean;
  /** The device recently used a second factor and is trusted. */
  deviceTrusted: boolean;
  /** One of the user's companies requires it, and the first day has come. */
  demanded: boolean;
  /** A local server with sample data. */
  demonstration: boolean;
};

/**
 * Returns the second step that is due: a user with a factor must use it; a user who must have one sets it up first.
 * product.md §6.
 */
export function secondStepDue(facts: SecondStepFacts): SecondStep {
  if (facts.hasFactor) return facts.deviceTrusted ? "NONE" : "CODE";
  return isFactorRequired(facts) ? "SET_UP" : "NONE";
}

/** Whether the user must have a second factor. */
export function isFactorRequired({
  role,
  demanded,
  demonstration,
}: Pick<SecondStepFacts, "role" | "demanded" | "demonstration">): boolean {
  return demanded || (needsSecondFactor(role) && !demonstration);
}

/**
 * Generates a recovery code with 59 bits in three groups: "k7mh-2wqd-x9fa". `randomBelow` returns an integer below its
 * argument.
 */
export function makeRecoveryCode(randomBelow: (limit: number) => number): string {
  const letters = Array.from(
    { length: recoveryCodeLength },
    () => recoveryLetters[randomBelow(recoveryLetters.length)],
  );
  return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
}

/** Normalises a typed recovery code: removes hyphens and spaces, and converts to lower case. */
export function normaliseRecoveryCode(typed: string): string {
  return foldTypedCharacters(typed)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** Returns the six digits of an app's code, typed with or without a space. */
export function normaliseAppCode(typed: string): string {
  return foldTypedCharacters(typed).replace(/\s/g, "");
}
