/** Composed and trimmed, line breaks kept as \n, other control characters dropped: as texts of several lines are stored. */
export function normaliseText(input: string): string {
  return input
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .trim();
}

/** "A", "an" and their like, as the languages of the product have them. */
const article = /^(En|Ett|An?|Une?|Des)(?=\s)/;

/**
 * A thing's name as it stands within a sentence: "En kanelbulle" as "en kanelbulle". Names that are written large as such
 * stay as typed, but for an article before them: with another capital ("En IPA", "Stora Frukosten") or a figure in it.
 */
export function inSentence(name: string): string {
  const [first = "", ...rest] = name;
  const others = rest.join("");
  if (/[\p{Lu}\d]/u.test(others)) return name.replace(article, (word) => word.toLowerCase());
  return first.toLowerCase() + others;
}
