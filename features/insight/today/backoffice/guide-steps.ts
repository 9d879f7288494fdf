import { paths } from "#features/office-paths.ts";
import type { PlainPath } from "#packages/contract/paths.ts";
import type { Guide, Step } from "./queries.ts";

/** The screen of each step. */
export const stepPaths: Record<Step, PlainPath> = {
  COMPANY: paths.company,
  CLUB: paths.club,
  LOGO: paths.club,
  LOCATION: paths.newLocation,
  TERMS: paths.membershipTerms,
  PRIVACY: paths.privacyPolicy,
  REWARDING: paths.points,
  INVITATION: paths.members,
  POSTER: paths.attract,
};

/** The guide of a merchant with a company but no club: only creating the club is possible. */
export const emptyGuide: Guide = {
  done: false,
  running: false,
  steps: (Object.keys(stepPaths) as Step[]).map((step) => ({ step, done: step === "COMPANY" })),
};
