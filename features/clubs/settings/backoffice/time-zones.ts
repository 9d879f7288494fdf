import type { Language } from "#packages/domain/translations/languages.ts";
import { zoneCities } from "./zone-cities.ts";

/** A place whose time zone a club can use. */
export type ZoneChoice = {
  /** The IANA name. */
  value: string;
  /** The place and its country in the screen's language: "Köpenhamn, Danmark". */
  label: string;
  /** The offset from UTC at the given moment: "UTC+1". */
  offset: string;
  /** Folded words for searching. */
  words: string;
};

const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[_/-]/g, " ").toLowerCase();

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const regions = letters.flatMap((one) => letters.map((other) => one + other));

/** Returns the country of each zone. Without browser support, places are listed alone. */
function countriesIn(language: Language): Map<string, string> {
  const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const countries = new Map<string, string>();
  for (const region of regions) {
    const name = names.of(region);
    const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & { getTimeZones?: () => string[] | undefined };
    if (name) for (const zone of locale.getTimeZones?.() ?? []) countries.set(zone, name);
  }
  return countries;
}

const isPlace = (zone: string) => zone.includes("/") && !zone.startsWith("Etc/");

/** Returns the name of a zone's place in a language. */
function cityOf(zone: string, language: Language): string {
  return zoneCities[zone]?.[language] ?? zone.slice(zone.lastIndexOf("/") + 1).replace(/_/g, " ");
}

/** Returns "UTC+1" or "UTC−3:30". */
function offsetOf(zone: string, at: Temporal.Instant): string {
  const { offset } = at.toZonedDateTimeISO(zone);
  return `UTC${offset
    .replace(/^([+-])0/, "$1")
    .replace(":00", "")
    .replace("-", "−")}`;
}

/** Returns all places by name in the language, including a chosen one that the browser does not list. */
export function zoneChoices(language: Language, chosen: string, at: Temporal.Instant): ZoneChoice[] {
  const countries = countriesIn(language);
  const zones = new Set([chosen, ...Intl.supportedValuesOf("timeZone").filter(isPlace)]);
  const choices = [...zones].map((value) => {
    const [city, country] = [cityOf(value, language), countries.get(value)];
    const label = country && country !== city ? `${city}, ${country}` : city;
    return { value, label, offset: offsetOf(value, at), words: folded(`${label} ${value}`) };
  });
  return choices.sort((one, other) => one.label.localeCompare(other.label, language));
}

/** Returns the places that match every search word; matches at the beginning come first. */
export function findZones(choices: readonly ZoneChoice[], search: string): ZoneChoice[] {
  const searchWords = folded(search.replace(/,/g, " ")).split(/\s+/).filter(Boolean);
  const matches = choices.filter(({ words }) => searchWords.every((word) => words.includes(word)));
  const begins = ({ words }: ZoneChoice) => words.startsWith(searchWords[0] ?? "");
  return [...matches.filter(begins), ...matches.filter((choice) => !begins(choice))];
}
