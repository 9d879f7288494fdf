/** Removes accents and case, so that "saljstallen" finds "Säljställen". */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns whether each word of a query begins a word of a text, in any order: "ny bel" matches "Ny belöning". */
export function fits(query: string, text: string): boolean {
  const words = plain(text).split(/[\s/–-]+/);
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}

/** Returns whether a text begins with the query; such a text is the likely target. */
export function begins(query: string, text: string): boolean {
  return query !== "" && plain(text).startsWith(plain(query));
}
