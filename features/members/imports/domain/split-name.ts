export interface PersonName {
  firstName: string;
  lastName: string;
}

/** The order of names in a file: "Kim Alm" or "Alm Kim". */
export const nameOrders = ["FIRST_NAME_FIRST", "LAST_NAME_FIRST"] as const;
export type NameOrder = (typeof nameOrders)[number];

/** Words that begin a surname of several words. */
const particles = new Set(
  "af av von van der den de del della di da du des la le les ter ten zu zum zur el al bin ibn ben dos das mac mc st saint o".split(
    " ",
  ),
);

/** Legal forms at the end of company names, in the countries of our phone numbers. */
const companyForms = new Set(
  "ab hb kb förening handelsbolag kommanditbolag aktiebolag asa aps a/s oy oyj ab/oy gmbh ohg kg sarl sas sasu eurl ltd limited llc inc plc spzoo".split(
    " ",
  ),
);

const plain = (word: string) => word.toLowerCase().replace(/[.,()]/g, "");

/**
 * Matches legal forms that are also names: they count only in capitals after a name in mixed case, as in "Exempel AS".
 */
const formsInCapitals = /\p{Ll}.*\s(?:AS|SA|AG|UG|SCI|EK|EF)$/u;

/** Whether a name is a company's: one of its words is a legal form. Ek, As and Sa are also surnames. */
export const isCompanyName = (name: string) =>
  name.split(/\s+/).some((word) => companyForms.has(plain(word))) ||
  formsInCapitals.test(name.trim()) ||
  /\bek\.? ?för/i.test(name);

/**
 * Splits a full name. A comma follows the surname, particles belong to the surname, otherwise the surname is one word.
 * A company's name or a single word becomes the first name.
 */
export function splitName(name: string, order: NameOrder): PersonName {
  const complete = name.trim().replace(/\s+/g, " ");
  if (complete === "" || isCompanyName(complete)) return { firstName: complete, lastName: "" };
  const [, surname = "", givenName = ""] = /^([^,]+?)\s*,\s*(.+)$/.exec(complete) ?? [];
  if (givenName) return { firstName: givenName, lastName: surname };
  const words = complete.replace(/,$/, "").split(" ");
  if (words.length === 1) return { firstName: words.join(" "), lastName: "" };
  const at = order === "FIRST_NAME_FIRST" ? startOfSurname(words) : endOfSurname(words);
  const [before, after] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
  return order === "FIRST_NAME_FIRST" ? { firstName: before, lastName: after } : { firstName: after, lastName: before };
}

/** Returns where the surname begins: the last word with the particles before it, never the first word. */
function startOfSurname(words: readonly string[]): number {
  let at = words.length - 1;
  while (at > 1 && particles.has(plain(words[at - 1] ?? ""))) at -= 1;
  return at;
}

/** Returns where the surname ends: after the first word that is no particle, never after the last word. */
function endOfSurname(words: readonly string[]): number {
  const first = words.findIndex((word) => !particles.has(plain(word)));
  return Math.min(Math.max(first, 0) + 1, words.length - 1);
}
