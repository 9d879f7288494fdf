/** The time zone of a club without a choice. */
export const defaultTimeZone = "Europe/Stockholm";

/** Longest name of a zone, in characters. */
export const timeZoneMax = 60;

/**
 * Whether a name is a place's IANA time zone ("Europe/Stockholm"). Refuses offsets ("+01:00") and abbreviations
 * ("CET"), which lack a country's clock changes.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_-]+)+$/.test(name) || name.startsWith("Etc/")) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
