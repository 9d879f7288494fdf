// Made and kept: one takes a tenth of a millisecond and more, the first of a language tens of them on a phone, and a list
// asks for the same ones in every row.
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

/** How dates are said in a language. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  reuseFormat(Intl.DateTimeFormat, locale, options);

/** How numbers are said in a language. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  reuseFormat(Intl.NumberFormat, locale, options);

/** How what is near is said in a language: "i går". */
export const relativeFormat = (locale: string): Intl.RelativeTimeFormat =>
  reuseFormat(Intl.RelativeTimeFormat, locale, { numeric: "auto" } as const);
