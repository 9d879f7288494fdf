import { textMax } from "#packages/domain/limits.ts";
import { checkName } from "#packages/domain/people/names.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import { offeredLanguages } from "#packages/domain/translations/translations.ts";
import { normalizeHex } from "#packages/ui/theme/colour.ts";
import type { FieldCodes } from "#packages/web/forms/use-form.ts";
import { passesForUs } from "../domain/our-name.ts";
import { checkSubdomain } from "../domain/subdomain.ts";

/** What a merchant decides about a chain, besides its logo, which is saved by itself. */
export type ClubForm = {
  commercialName: string;
  /** Staff's own; empty: the public one. */
  name: string;
  subdomain: string;
  language: Language;
  /** Those it offers beside its own. */
  languages: Language[];
  /** An IANA name. */
  timeZone: string;
  brandColour: string;
};

export const clubFormOf = ({
  commercialName,
  name,
  subdomain,
  language,
  languages,
  timeZone,
  brandColour,
}: ClubForm): ClubForm => ({
  commercialName,
  name: name === commercialName ? "" : name,
  subdomain,
  language,
  languages,
  timeZone,
  brandColour,
});

/** Routes of the API reserve more words; the server knows those. */
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

/** As it goes on the wire; the form has been checked. */
export function clubOf({ subdomain, brandColour, languages, ...club }: ClubForm) {
  const offered = offeredLanguages(languages, club.language);
  return {
    ...club,
    languages: offered,
    subdomain: subdomain.trim().toLowerCase(),
    brandColour: normalizeHex(brandColour) ?? "",
  };
}

/** A subdomain made of a name, to begin with: "Café Solrosen" gives "cafesolrosen". */
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
