/** Letters without accents or case, so that "saljstallen" finds "Säljställen". */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether each word of a query begins a word of a text, in any order: "ny bel" fits "Ny belöning". */
export function fits(query: string, text: string): boolean {
  const words = plain(text).split(/[\s/–-]+/);
  return plain(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}

/** Whether a text begins as a query does: what somebody is writing out is what they mean. */
export function begins(query: string, text: string): boolean {
  return query !== "" && plain(text).startsWith(plain(query));
}
