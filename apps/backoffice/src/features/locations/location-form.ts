import { isEmail } from "@stammis/domain/email";
import { checkName } from "@stammis/domain/names";
import { type OpeningHours, openingHoursProblems } from "@stammis/domain/opening-hours";
import { isLocationPhone } from "@stammis/domain/phone-pattern";
import { checkSubpage, subdomainMax } from "@stammis/domain/subdomain";
import type { FieldCodes } from "../../lib/checked-form.ts";
import type { Location } from "./queries.ts";

/** A row of the editor; `key` keeps it apart from its neighbours while rows come and go. */
export type HoursRow = OpeningHours & { key: number };

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
};

const nameLimits = { min: 1, max: 60 };
// The words taken by routes are the server's to know; it answers at the same field.
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
};

export function formOf({ id: _, logoPath: __, address, openingHours, ...location }: Location): LocationForm {
  const rows = openingHours.map(({ id: _, ...row }, key) => ({ ...row, dayTo: row.dayTo ?? null, key }));
  return { ...location, ...address, openingHours: rows };
}

/** What goes on the wire. */
export function fieldsOf({ openingHours, ...form }: LocationForm) {
  const rows = openingHours.map(({ key: _, dayTo, ...row }) => ({
    ...row,
    dayTo: dayTo === row.dayFrom ? null : (dayTo ?? null),
  }));
  return { ...form, openingHours: rows };
}

/** What is wrong with the form, in the server's codes. Spec §5. */
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
    website: isWebsite(form.website) ? null : "INVALID_URL",
    openingHours: openingHoursProblems(form.openingHours).length === 0 ? null : "INVALID_OPENING_HOURS",
  };
}

/** Empty, or an address of the web; `www.` and bare names are read as https. */
function isWebsite(input: string): boolean {
  const text = input.trim();
  if (text === "") return true;
  try {
    const url = new URL(/^[a-z]+:/i.test(text) ? text : `https://${text}`);
    return /^https?:$/.test(url.protocol) && /^[^.]+(\.[^.]+)+$/.test(url.hostname) && !/\s/.test(text);
  } catch {
    return false;
  }
}

/** A subpage for a name: "Café Ängen, Södermalm" gives "cafeangensodermalm". */
export function subpageFor(name: string): string {
  const letters = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  return letters.replace(/^[0-9]+/, "").slice(0, subdomainMax);
}
