import { type PlainPath, paths } from "../../paths.ts";
import type { Guide, Step } from "./queries.ts";

/** The screen that does each step. */
export const stepPaths: Record<Step, PlainPath> = {
  CLUB: paths.club,
  LOGO: paths.club,
  LOCATION: paths.newLocation,
  TERMS: paths.membershipTerms,
  PRIVACY: paths.privacyPolicy,
  CATEGORY: paths.categories,
  POINTS: paths.points,
  STAFF: paths.users,
  FIRST_MEMBER: paths.members,
};

/** The guide of whoever has no club yet: the first step is to make one, and nothing else can be done before. */
export const emptyGuide: Guide = {
  done: false,
  steps: (Object.keys(stepPaths) as Step[]).map((step) => ({ step, done: false })),
};
