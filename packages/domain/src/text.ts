/** Composed and trimmed, line breaks kept as \n, other control characters dropped: as texts of several lines are stored. */
export function normaliseText(input: string): string {
  return input
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .trim();
}
