import type { ImportPlan } from "./check-row.ts";
import { plainHeading } from "./import-fields.ts";
import type { ImportOutcome } from "./import-states.ts";
import type { RowProblem } from "./row-faults.ts";

/** What is known of a row besides its own cells. */
export interface RowFacts {
  problems: readonly RowProblem[];
  /** Members who have its e-mail, and its phone. */
  memberIds: readonly number[];
  /** Whether such a member gets something: what their profile lacks, points, stamps, or an end of marketing. */
  completes: boolean;
  /** One of its addresses was somebody's who left the club. */
  isLeft: boolean;
  /** An earlier row of the file has one of its addresses, or is the same member. It then completes by a no alone. */
  isSeen: boolean;
}

/** What is to become of a row: problems first, then who it is. */
export function outcomeOf({ problems, memberIds, completes, isLeft, isSeen }: RowFacts): {
  outcome: ImportOutcome;
  problems: readonly RowProblem[];
} {
  if (problems.length > 0) return { outcome: "BAD", problems };
  if (new Set(memberIds).size > 1) return { outcome: "BAD", problems: [{ field: null, problem: "TWO_MEMBERS" }] };
  if (isSeen && !(memberIds.length > 0 && completes)) return { outcome: "DUPLICATE", problems };
  if (memberIds.length > 0) return { outcome: completes ? "COMPLETED" : "KNOWN", problems };
  return { outcome: isLeft ? "LEFT" : "NEW", problems };
}

/** A member's profile as it is kept, as far as a list may complete it. */
export interface KnownProfile {
  email: string | null;
  phone: string | null;
  first_name: string;
  last_name: string;
  street: string;
  zip_code: string;
  city: string;
  birthday: Temporal.PlainDate | null;
  gender: string | null;
  home_location_id: number | null;
}

/** Whether two addresses of one kind are there, and differ. */
const areOthers = (storedValue: string | null, brought: string | null) =>
  storedValue !== null && brought !== null && storedValue !== brought;

/**
 * Whether a row that shares one address with a member may be another person, as in a family with one phone: its other address
 * is not the member's, and neither is its name.
 */
function mayBeAnother(profile: KnownProfile, plan: ImportPlan): boolean {
  const isSameName =
    plainHeading(profile.first_name + profile.last_name) === plainHeading(plan.firstName + plan.lastName);
  return (areOthers(profile.email, plan.email) || areOthers(profile.phone, plan.phone)) && !isSameName;
}

/**
 * What a row has and the profile lacks; nothing where the row may be another person's. A name or an address is completed where all of it is empty, never by half; e-mail
 * and phone are the member's own, and no list changes them.
 */
export function fieldsToComplete(
  profile: KnownProfile,
  plan: ImportPlan,
): Partial<Record<keyof KnownProfile, string | number>> {
  if (mayBeAnother(profile, plan)) return {};
  const hasName = profile.first_name !== "" || profile.last_name !== "";
  const hasAddress = profile.street !== "" || profile.zip_code !== "" || profile.city !== "";
  const offered = {
    ...(!hasName && { first_name: plan.firstName, last_name: plan.lastName }),
    ...(!hasAddress && { street: plan.street, zip_code: plan.zipCode, city: plan.city }),
    ...(profile.birthday === null && { birthday: plan.birthday }),
    ...(profile.gender === null && { gender: plan.gender }),
    ...(profile.home_location_id === null && { home_location_id: plan.locationId }),
  };
  return Object.fromEntries(Object.entries(offered).filter(([, value]) => value !== null && value !== ""));
}
