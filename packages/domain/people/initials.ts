const firstLetter = (name: string) => [...name.normalize("NFC").trim()][0]?.toLocaleUpperCase("sv") ?? "";

/** Returns one or two capitals for an avatar: from both names, else from the first name; "" without a name. */
export function initialsOf(firstName: string, lastName: string): string {
  return firstLetter(firstName) + firstLetter(lastName);
}
