/** Parameters of paths that are a row's number. A path that names something by a word calls the parameter otherwise. */
const numbers = new Set(["id", "otherId"]);

/** Whether the ids of an address can be ids at all, so that a screen need not ask the server for them. */
export const hasPossibleIds = (params: Readonly<Record<string, string>>): boolean =>
  Object.entries(params).every(([name, value]) => !numbers.has(name) || /^[1-9]\d{0,14}$/.test(value));
