import type { Gender } from "#features/members/directory/domain/profile.ts";
import type { Language } from "#packages/domain/translations/languages.ts";

/** What a membership says of its holder. Names and address count as one thing each: nobody is half Anna and half Berg. */
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

/** Whether two values say the same, in whatever order their parts stand. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const [some, others] = [Object.entries(one), Object.entries(other)];
  return some.length === others.length && some.every(([key, value]) => value === Object.fromEntries(others)[key]);
}

/** Of which fields both say something, and not the same: those somebody chooses. */
export function differing(survivor: MergingProfile, other: MergingProfile): ProfileField[] {
  return profileFields.filter(
    (field) => !isEmpty(survivor[field]) && !isEmpty(other[field]) && !same(survivor[field], other[field]),
  );
}

/** What a membership is reached and signed in by: no merge moves it, its holder proves it. */
export const contactOf = ["email", "phone"] as const satisfies readonly ProfileField[];
export const isContact = (field: ProfileField): field is (typeof contactOf)[number] =>
  field === "email" || field === "phone";

const wantedFields = (survivor: MergingProfile, other: MergingProfile, chosen: readonly ProfileField[]) =>
  profileFields.filter((field) => !isEmpty(other[field]) && (isEmpty(survivor[field]) || chosen.includes(field)));

/** The fields taken from the other: those chosen, and those of which the kept membership says nothing. No contact. */
export function takenFields(
  survivor: MergingProfile,
  other: MergingProfile,
  chosen: readonly ProfileField[],
): ProfileField[] {
  return wantedFields(survivor, other, chosen).filter((field) => !isContact(field));
}

/** The other's email and phone that are to become the kept member's, once the kept member has proved them. */
export function contactsToProve(
  survivor: MergingProfile,
  other: MergingProfile,
  chosen: readonly ProfileField[],
): (typeof contactOf)[number][] {
  return wantedFields(survivor, other, chosen).filter(isContact);
}

/** One profile of two. */
export function mergedProfile(
  survivor: MergingProfile,
  other: MergingProfile,
  chosen: readonly ProfileField[],
): MergingProfile {
  const taken = takenFields(survivor, other, chosen);
  return { ...survivor, ...Object.fromEntries(taken.map((field) => [field, other[field]])) };
}

/** What a field is after an undo: as it was before, unless it has been changed since. */
export function unmerged<T>(before: T, merged: T, now: T): T {
  return same(merged, now) ? before : now;
}

interface Address {
  kept: string | null;
  other: string | null;
  merged: string | null;
  now: string | null;
}

/** The kept member's address after an undo. One of the other's that the kept member has proved since is the other's again. */
export function unmergedAddress({ kept: survivor, other, merged, now }: Address): string | null {
  return now !== null && now === other ? survivor : unmerged(survivor, merged, now);
}
