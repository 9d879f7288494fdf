const firstLetter = (name: string) => [...name.normalize("NFC").trim()][0]?.toLocaleUpperCase("sv") ?? "";

/** One or two capitals for a round tile: of first and last name, else of the first alone; "" when there is no name. */
export function initialsOf(firstName: string, lastName: string): string {
  return firstLetter(firstName) + firstLetter(lastName);
}
