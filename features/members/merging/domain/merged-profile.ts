import type { Gender } from "#features/members/directory/domain/profile.ts";
import type { Language } from "#packages/domain/translations/languages.ts";

/**
 * A membership's personal data. First and last name count as one field, and so does the postal address, so that a merge
 * never mixes them.
 */
export interface MergingProfile {
  name: { first: string; last: string };
  email: string | null;
  phone: string | null;
  language: Language;
  address: { street: string; zipCode: string; city: string };
  birthday: string | null;
  gender: Gender | null;
  homeLocationId: number | null;
}

export const profileFields = [
  "name",
  "email",
  "phone",
  "address",
  "birthday",
  "gender",
  "language",
  "homeLocationId",
] as const;
export type ProfileField = (typeof profileFields)[number];

const isEmpty = (value: MergingProfile[ProfileField]): boolean =>
  value === null || (typeof value === "object" ? Object.values(value).every((text) => text === "") : value === "");

/** Whether two values are equal, regardless of the order of their properties. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [some, others] = [Object.entries(one), Object.entries(other)];
  return some.length === others.length && some.every(([key, value]) => value === Object.fromEntries(others)[key]);
}

/** Returns the fields where both memberships have a value and the values differ; the user chooses one. */
export function differing(survivor: MergingProfile, other: MergingProfile): ProfileField[] {
  return profileFields.filter(
    (field) => !isEmpty(survivor[field]) && !isEmpty(other[field]) && !same(survivor[field], other[field]),
  );
}

/** The addresses that reach and identify a member. A merge does not move them: the kept member must prove them. */
export const contactOf = ["email", "phone"] as const satisfies readonly ProfileField[];
export const isContact = (field: ProfileField): field is (typeof contactOf)[number] =>
  field === "email" || field === "phone";

const wantedFields = (survivor: MergingProfile, other: MergingProfile, chosen: readonly ProfileField[]) =>
  profileFields.filter((field) => !isEmpty(other[field]) && (isEmpty(survivor[field]) || chosen.includes(field)));

/**
 * Returns the fields taken from the other membership: the chosen ones, and those that the kept one lacks. Never e-mail
 * or phone.
 */
export function takenFields(
  survivor: MergingProfile,
  other: MergingProfile,
  chosen: readonly ProfileField[],
): ProfileField[] {
  return wantedFields(survivor, other, chosen).filter((field) => !isContact(field));
}

/** Returns the other membership's e-mail and phone that become the kept member's after proof. */
export function contactsToProve(
  survivor: MergingProfile,
  other: MergingProfile,
  chosen: readonly ProfileField[],
): (typeof contactOf)[number][] {
  return wantedFields(survivor, other, chosen).filter(isContact);
}

/** Returns the profile that results from merging both. */
export function mergedProfile(
  survivor: MergingProfile,
  other: MergingProfile,
  chosen: readonly ProfileField[],
): MergingProfile {
  const taken = takenFields(survivor, other, chosen);
  return { ...survivor, ...Object.fromEntries(taken.map((field) => [field, other[field]])) };
}

/** Returns a field's value after an undo: as before the merge, unless it has changed since. */
export function unmerged<T>(before: T, merged: T, now: T): T {
  return same(merged, now) ? before : now;
}

interface Address {
  kept: string | null;
  other: string | null;
  merged: string | null;
  now: string | null;
}

/**
 * Returns the kept member's address after an undo. An address of the other membership that the kept member has proved
 * since is given back to the other.
 */
export function unmergedAddress({ kept: survivor, other, merged, now }: Address): string | null {
  return now !== null && now === other ? survivor : unmerged(survivor, merged, now);
}
