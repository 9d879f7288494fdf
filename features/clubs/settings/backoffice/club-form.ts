import { textMax } from "#packages/domain/limits.ts";
import { checkName } from "#packages/domain/people/names.ts";
import { type Language, languages } from "#packages/domain/translations/languages.ts";
import { offeredLanguages } from "#packages/domain/translations/translations.ts";
import { normalizeHex } from "#packages/ui/theme/colour.ts";
import { plainFields } from "#packages/web/forms/plain-fields.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import { passesForUs } from "../domain/our-name.ts";
import { checkSubdomain } from "../domain/subdomain.ts";
import { defaultTimeZone } from "../domain/time-zones.ts";

/** The fields of a new club in the API's types. The logo is saved separately. */
const plain = {
  commercialName: "",
  /** The internal name; empty: the public one. */
  name: "",
  subdomain: "",
  language: "sv" as Language,
  /** The languages that members can choose. */
  languages: [...languages] as Language[],
  /** An IANA name. */
  timeZone: defaultTimeZone as string,
  brandColour: "#b4532a",
};
export type ClubForm = typeof plain;

export const emptyClub = (language: Language): ClubForm => ({ ...plain, language });

export function clubFormOf(club: ClubForm): ClubForm {
  const form = plainFields(club, plain);
  return { ...form, name: form.name === form.commercialName ? "" : form.name };
}

/** Routes of the API reserve more words, which only the server knows. */
const noMore: ReadonlySet<string> = new Set();

export function checkClub({ commercialName, name: internal, subdomain, brandColour }: ClubForm): FieldCodes<ClubForm> {
  const name = passesForUs(commercialName)
    ? ({ ok: false, reason: "NAME_RESERVED" } as const)
    : checkName(commercialName, { min: 1, max: textMax.clubName });
  const address = checkSubdomain(subdomain, noMore);
  const called = internal.trim() === "" ? null : checkName(internal, { min: 1, max: textMax.clubName });
  return {
    commercialName: name.ok ? null : name.reason,
    name: called?.ok === false ? called.reason : null,
    subdomain: subdomain.trim() === "" ? "REQUIRED" : address.ok ? null : address.reason,
    brandColour: normalizeHex(brandColour) ? null : "INVALID_COLOUR",
  };
}

/** Returns the checked form in the API's form. */
export function clubOf({ subdomain, brandColour, languages, ...club }: ClubForm) {
  const offered = offeredLanguages(languages, club.language);
  return {
    ...club,
    languages: offered,
    subdomain: subdomain.trim().toLowerCase(),
    brandColour: normalizeHex(brandColour) ?? "",
  };
}

/** Suggests a subdomain for a name: "Café Solrosen" gives "cafesolrosen". */
export function suggestSubdomain(name: string): string {
  const letters = name
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/æ/g, "ae")
    .replace(/ø/g, "o")
    .normalize("NFD")
    .replace(/[^a-z0-9]/g, "")
    .replace(/^[0-9]+/, "");
  return letters.slice(0, 40);
}
