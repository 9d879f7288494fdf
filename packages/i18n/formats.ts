// Caches formats: creating one takes a tenth of a millisecond or more, and tens of milliseconds for a language's first
// on a phone. Lists request the same formats for every row.
const made = new Map<string, unknown>();

function reuseFormat<Format, Options>(
  Kind: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
): Format {
  const key = Kind.name + locale + JSON.stringify(options);
  if (!made.has(key)) made.set(key, new Kind(locale, options));
  return made.get(key) as Format;
}

/** Returns the date format of a language. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  reuseFormat(Intl.DateTimeFormat, locale, options);

/** Returns the number format of a language. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  reuseFormat(Intl.NumberFormat, locale, options);

/** Returns the format of near dates in a language: "i går". */
export const relativeFormat = (locale: string): Intl.RelativeTimeFormat =>
  reuseFormat(Intl.RelativeTimeFormat, locale, { numeric: "auto" } as const);
