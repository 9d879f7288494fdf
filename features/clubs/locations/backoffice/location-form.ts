import { checkSubpage, subdomainMax } from "#features/clubs/settings/domain/subdomain.ts";
import { checkWebAddress } from "#features/clubs/settings/domain/web-address.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { MergeRules } from "#packages/domain/merge-edits.ts";
import { isEmail } from "#packages/domain/people/email.ts";
import { checkName } from "#packages/domain/people/names.ts";
import { isLocationPhone } from "#packages/domain/people/phone-pattern.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import type { PlaceHours } from "../domain/open-state.ts";
import { type OpeningHours, openingHoursProblems } from "../domain/opening-hours.ts";
import { type SpecialDay, specialDayProblems } from "../domain/special-days.ts";
import type { Location, OwnLocation } from "./queries.ts";

/** An editor's row; `key` identifies it while rows are added and removed. */
export type HoursRow = OpeningHours & { key: number };

/** An editor's row of a special day. */
export type SpecialRow = SpecialDay & { key: number };

export type LocationForm = {
  name: string;
  commercialName: string;
  subpage: string;
  street: string;
  zipCode: string;
  city: string;
  phone: string;
  email: string;
  website: string;
  openingHours: HoursRow[];
  specialDays: SpecialRow[];
};

const nameLimits = { min: 1, max: textMax.placeName };
// Only the server knows which subpages are reserved for routes; it reports them at the same field.
const noWords: ReadonlySet<string> = new Set();

export const emptyLocation: LocationForm = {
  name: "",
  commercialName: "",
  subpage: "",
  street: "",
  zipCode: "",
  city: "",
  phone: "",
  email: "",
  website: "",
  openingHours: [],
  specialDays: [],
};

/** Returns opening hours without their ids, because a save replaces all of them. */
export function hoursOf({ openingHours }: Pick<Location, "openingHours">): OpeningHours[] {
  return openingHours.map(({ id: _, ...row }) => ({ ...row, dayTo: row.dayTo ?? null }));
}

/** Returns the opening hours in the domain's form. */
export function placeHoursOf(location: Pick<Location, "openingHours" | "specialDays">): PlaceHours {
  return { week: hoursOf(location), special: location.specialDays };
}

export function formOf(from: OwnLocation): LocationForm {
  const { id: _, logoPath: __, version: ___, address, openingHours, specialDays, ...location } = from;
  const keyed = <T>(rows: readonly T[]) => rows.map((row, key) => ({ ...row, key }));
  return {
    ...location,
    ...address,
    openingHours: keyed(hoursOf({ openingHours })),
    specialDays: keyed(specialDays.map(({ id: _, ...day }) => day)),
  };
}

const withoutKeys = (rows: readonly { key: number }[]) => rows.map(({ key: _, ...row }) => row);

/** Keys exist on the screen only: rows are equal if their content is. */
export const locationRules: MergeRules<LocationForm> = {
  wholeFields: { openingHours: withoutKeys, specialDays: withoutKeys },
};

/** Returns the fields in the API's form. */
export function fieldsOf({ openingHours, specialDays, ...form }: LocationForm) {
  const rows = openingHours.map(({ key: _, dayTo, ...row }) => ({
    ...row,
    dayTo: dayTo === row.dayFrom ? null : (dayTo ?? null),
  }));
  return { ...form, openingHours: rows, specialDays: specialDays.map(({ key: _, ...day }) => day) };
}

/** Checks the form and returns the server's codes. Spec §5. */
export function checkLocation(form: LocationForm): FieldCodes<LocationForm> {
  const name = checkName(form.name, nameLimits);
  const commercialName = checkName(form.commercialName, nameLimits);
  const subpage = checkSubpage(form.subpage, noWords);
  return {
    name: name.ok ? null : name.reason,
    commercialName: commercialName.ok ? null : commercialName.reason,
    subpage: form.subpage.trim() === "" ? "REQUIRED" : subpage.ok ? null : subpage.reason,
    phone: form.phone.trim() === "" || isLocationPhone(form.phone) ? null : "INVALID_PHONE",
    email: form.email.trim() === "" || isEmail(form.email) ? null : "INVALID_EMAIL",
    website: form.website.trim() === "" || checkWebAddress(form.website).ok ? null : "INVALID_URL",
    openingHours: openingHoursProblems(form.openingHours).length === 0 ? null : "INVALID_OPENING_HOURS",
    specialDays: specialDayProblems(form.specialDays).length === 0 ? null : "INVALID_SPECIAL_DAYS",
  };
}

/** Suggests a subpage for a name: "Café Ängen, Södermalm" gives "cafeangensodermalm". */
export function subpageFor(name: string): string {
  const letters = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  return letters.replace(/^[0-9]+/, "").slice(0, subdomainMax);
}

/** Returns the keys of special days that are over on a day; excludes rows without a last day. */
export const keysOfPast = (rows: readonly SpecialRow[], today: string): Set<number> =>
  new Set(rows.filter(({ dateTo }) => dateTo !== "" && dateTo < today).map(({ key }) => key));
