import type { Language } from "../clubs/languages.ts";
import type { Gender } from "../people/profile.ts";

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
export function differing(kept: MergingProfile, other: MergingProfile): ProfileField[] {
  return profileFields.filter(
    (field) => !isEmpty(kept[field]) && !isEmpty(other[field]) && !same(kept[field], other[field]),
  );
}

/** The fields taken from the other: those chosen, and those of which the kept membership says nothing. */
export function takenFields(
  kept: MergingProfile,
  other: MergingProfile,
  chosen: readonly ProfileField[],
): ProfileField[] {
  return profileFields.filter((field) => !isEmpty(other[field]) && (isEmpty(kept[field]) || chosen.includes(field)));
}

/** One profile of two. */
export function mergedProfile(
  kept: MergingProfile,
  other: MergingProfile,
  chosen: readonly ProfileField[],
): MergingProfile {
  const taken = takenFields(kept, other, chosen);
  return { ...kept, ...Object.fromEntries(taken.map((field) => [field, other[field]])) };
}

/** What a field is after an undo: as it was before, unless it has been changed since. */
export function unmerged<T>(before: T, merged: T, now: T): T {
  return same(merged, now) ? before : now;
}
