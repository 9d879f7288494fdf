/** Path parameters that contain a row's id. A parameter that contains a word has another name. */
const numbers = new Set(["id", "otherId"]);

/** Whether the ids of an address have a possible form. If not, the screen need not request them from the server. */
export const hasPossibleIds = (params: Readonly<Record<string, string>>): boolean =>
  Object.entries(params).every(([name, value]) => !numbers.has(name) || /^[1-9]\d{0,14}$/.test(value));
