import type { ImportPlan } from "./check-row.ts";
import { plainHeading } from "./import-fields.ts";
import type { ImportOutcome } from "./import-states.ts";
import type { RowProblem } from "./row-faults.ts";

/** The facts about a row that its own cells do not contain. */
export interface RowFacts {
  problems: readonly RowProblem[];
  /** The members with the row's e-mail or phone. */
  memberIds: readonly number[];
  /** Whether the row gives such a member missing profile data, points, stamps or an opt-out. */
  completes: boolean;
  /** Whether one of the row's addresses belonged to a member who left the club. */
  isLeft: boolean;
  /**
   * Whether an earlier row of the file has one of the addresses, or is for the same member. Then only a refusal of
   * marketing counts.
   */
  isSeen: boolean;
}

/** Returns the outcome of a row, first by its problems and then by the members with its addresses. */
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

/** The fields of a member's stored profile that an import may complete, and the fields it is compared by. */
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

/** Whether both values are present and differ. */
const areOthers = (storedValue: string | null, brought: string | null) =>
  storedValue !== null && brought !== null && storedValue !== brought;

/**
 * Whether a row that shares one address with a member may be for another person, as in a family with one phone: its
 * other address and its name differ.
 */
function mayBeAnother(profile: KnownProfile, plan: ImportPlan): boolean {
  const isSameName =
    plainHeading(profile.first_name + profile.last_name) === plainHeading(plan.firstName + plan.lastName);
  return (areOthers(profile.email, plan.email) || areOthers(profile.phone, plan.phone)) && !isSameName;
}

/**
 * Returns the row's values that the profile lacks; none if the row may be for another person. A name or postal address
 * is completed only if all its fields are empty. An import never changes e-mail or phone.
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
