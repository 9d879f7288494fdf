import { needsSecondFactor } from "#features/access/staff/domain/role-rules.ts";
import type { StaffRole } from "#packages/domain/access/roles.ts";
import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";

/** How long the second step of signing in waits, and how long a device may be trusted to skip it. */
export const secondStepMinutes = 10;
export const trustDays = 30;
/** Wrong codes until somebody has to begin with the password again. */
export const wrongCodesAtMost = 5;

export const recoveryCodeCount = 10;
const recoveryCodeLength = 12;
/** Nothing that looks like something else on paper. */
const recoveryLetters = "abcdefghjkmnpqrstuvwxyz23456789";

/** What stands between a right password and a session. */
export type SecondStep = "NONE" | "CODE" | "SET_UP";

export type SecondStepFacts = {
  role: StaffRole;
  /** They have set up an authenticator app or a passkey. */
  hasFactor: boolean;
  /** This device showed one lately and was told to be trusted. */
  deviceTrusted: boolean;
  /** One of their companies demands it from a day that has come. */
  demanded: boolean;
  /** On this machine alone, with made-up data. */
  demonstration: boolean;
};

/** Whoever has a second factor shows it; whoever must have one and lacks it sets it up first. product.md §6. */
export function secondStepDue(facts: SecondStepFacts): SecondStep {
  if (facts.hasFactor) return facts.deviceTrusted ? "NONE" : "CODE";
  return isFactorRequired(facts) ? "SET_UP" : "NONE";
}

/** Whether somebody may not be without one. */
export function isFactorRequired({
  role,
  demanded,
  demonstration,
}: Pick<SecondStepFacts, "role" | "demanded" | "demonstration">): boolean {
  return demanded || (needsSecondFactor(role) && !demonstration);
}

/** A new recovery code, 59 bits in three groups: "k7mh-2wqd-x9fa". `randomBelow` answers a whole number below its argument. */
export function makeRecoveryCode(randomBelow: (limit: number) => number): string {
  const letters = Array.from(
    { length: recoveryCodeLength },
    () => recoveryLetters[randomBelow(recoveryLetters.length)],
  );
  return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
}

/** As it was typed from paper: without groups, spaces and capitals. */
export function normaliseRecoveryCode(typed: string): string {
  return foldTypedCharacters(typed)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

/** The six digits of an app, as typed with or without a space. */
export function normaliseAppCode(typed: string): string {
  return foldTypedCharacters(typed).replace(/\s/g, "");
}
