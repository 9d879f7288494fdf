/** The index of the search field, before the rows below it. */
export const inField = -1;

/** Returns the row a key leads to from row `at` of `count` or from the field; null for other keys. */
export function nextRow(key: string, at: number, count: number): number | null {
  if (at === inField) return key === "ArrowDown" && count > 0 ? 0 : null;
  switch (key) {
    case "ArrowDown":
      return Math.min(at + 1, count - 1);
    case "ArrowUp":
      return at - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "Escape":
      return inField;
    default:
      return null;
  }
}
