/** The zone of a club that chooses none. */
export const defaultTimeZone = "Europe/Stockholm";

/** Longest name of a zone, in characters. */
export const timeZoneMax = 60;

/**
 * Whether a name is a place's time zone as IANA writes it ("Europe/Stockholm"). Offsets ("+01:00") and abbreviations
 * ("CET") are none: they know nothing of when a country puts its clocks forward.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z][A-Za-z_]+(\/[A-Z][A-Za-z_-]+)+$/.test(name) || name.startsWith("Etc/")) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
