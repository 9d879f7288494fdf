// Made and kept: one takes a tenth of a millisecond and more, the first of a language tens of them on a phone, and a list
// asks for the same ones in every row.
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();
const relatives = new Map<string, Intl.RelativeTimeFormat>();

function kept<Format>(formats: Map<string, Format>, locale: string, options: object, make: () => Format): Format {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? make();
  formats.set(key, format);
  return format;
}

/** How dates are said in a language. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(dates, locale, options, () => new Intl.DateTimeFormat(locale, options));

/** How numbers are said in a language. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(numbers, locale, options, () => new Intl.NumberFormat(locale, options));

/** How what is near is said in a language: "i går". */
export const relativeFormat = (locale: string): Intl.RelativeTimeFormat =>
  kept(relatives, locale, {}, () => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
