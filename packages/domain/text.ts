/**
 * Returns a multi-line text as stored: Unicode-composed, trimmed, line breaks as \n, other control characters removed.
 */
export function normaliseText(input: string): string {
  return input
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .trim();
}

/** Indefinite articles in the product's languages, at the beginning of a name. */
const article = /^(En|Ett|An?|Une?|Des)(?=\s)/;

/**
 * Writes an object's name within a sentence: "En kanelbulle" as "en kanelbulle". Proper names keep their case, except
 * for a leading article. A proper name has another capital ("En IPA", "Stora Frukosten") or a figure.
 */
export function inSentence(name: string): string {
  const [first = "", ...rest] = name;
  const others = rest.join("");
  if (/[\p{Lu}\d]/u.test(others)) return name.replace(article, (word) => word.toLowerCase());
  return first.toLowerCase() + others;
}
