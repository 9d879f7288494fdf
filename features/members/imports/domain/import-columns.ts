import { foldTypedCharacters } from "#packages/domain/people/typed-characters.ts";
import { fieldOfWords, isVagueBalance } from "./heading-words.ts";
import { type ImportField, importFields, isRepeatable, plainHeading } from "./import-fields.ts";
import type { DateOrder } from "./read-date.ts";
import { isSubscriptionState, readAnswer } from "./read-values.ts";

export interface ImportCard {
  id: number;
  name: string;
}

/**
 * A column of a file and its field; a null field leaves the column out. `dateOrder`: the order of day, month and year
 * in its dates.
 */
export interface ImportColumn {
  heading: string;
  field: ImportField | null;
  dateOrder?: DateOrder | undefined;
}

/** A cell's text, and the order of day, month and year in its column. */
export interface ImportCell {
  text: string;
  dateOrder?: DateOrder | undefined;
}

/** The cells of one row by their field, in the order of the columns. */
export type ImportCells = Partial<Record<ImportField, readonly ImportCell[]>>;

export function cellsByField(columns: readonly ImportColumn[], cells: readonly string[]): ImportCells {
  const byField: Partial<Record<ImportField, ImportCell[]>> = {};
  columns.forEach(({ field, dateOrder }, at) => {
    if (field) byField[field] = [...(byField[field] ?? []), { text: cells[at] ?? "", dateOrder }];
  });
  return byField;
}

/** Returns the field that a heading names, or the field of the stamp card with that name; null if there is none. */
export function fieldOfHeading(heading: string, cards: readonly ImportCard[]): ImportField | null {
  const plain = plainHeading(heading);
  if (plain === "") return null;
  const named = fieldOfWords(heading);
  if (named) return named;
  const card = cards.find(({ name }) => plainHeading(name) === plain);
  return card ? `stamps:${card.id}` : null;
}

const emailCell = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Matches a phone number that begins with +, 00 or 0, or with the prefix of one of the seven supported countries. */
const phoneCell = /^'?(?:(?:\+|00|0)\s?[1-9]|4[5-9]|33|358)[\d\s()/-]{6,}$/;

/** Whether a cell is an e-mail address or a phone number, so that its row describes a person. */
export function isAddressCell(cell: string): boolean {
  const typed = foldTypedCharacters(cell).trim();
  return emailCell.test(typed) || phoneCell.test(typed);
}

const patterns: readonly (readonly [ImportField, (cell: string) => boolean])[] = [
  ["email", (cell) => emailCell.test(cell)],
  ["phone", (cell) => phoneCell.test(cell)],
];

/** The maximum number of different values in a status column. */
const statesMax = 10;

/**
 * Whether a column contains states of subscriptions: few different values, of which one is used only for subscriptions.
 * "Aktiv" may describe any customer.
 */
const hasSubscriptions = (cells: readonly string[]) =>
  cells.some(isSubscriptionState) && new Set(cells).size <= statesMax;

/** Returns the field that most of a column's cells look like; null when there is none. */
export function fieldOfContent(cells: readonly string[]): ImportField | null {
  const filled = cells.map((cell) => foldTypedCharacters(cell).trim()).filter(Boolean);
  if (filled.length === 0) return null;
  const like = patterns.find(([, isLike]) => filled.filter(isLike).length >= filled.length * 0.8);
  return like?.[0] ?? (hasSubscriptions(filled) ? "marketingEmail" : null);
}

/**
 * Returns the consent field for a heading such as "E-post" or "SMS" above cells that are answers. `hasEmails`: another
 * column contains e-mail addresses.
 */
function fieldOfAnswers(
  heading: string,
  field: ImportField | null,
  cells: readonly string[],
  hasEmails: boolean,
): ImportField | null {
  const isSms = plainHeading(heading) === "sms";
  const answered = field === "email" && hasEmails ? "marketingEmail" : isSms ? "marketingSms" : null;
  const filled = cells.filter((cell) => cell.trim() !== "");
  return answered && filled.length > 0 && filled.every((cell) => readAnswer(cell) !== null) ? answered : field;
}

/** Matches headings of other numbers that may look like phone numbers: Kundnr, Orgnr, Person. */
const namesNumber =
  /^(?:kund|medlem|customer|member|client|order|org|person|kort|card|faktura|konto|account).*(?:nr|no|id|nummer|number)$|^(?:person|id)$/;

/**
 * Returns the key under which the club's choice for a heading is stored; null for a heading that only numbers a column.
 */
function rememberedAs(heading: string): string | null {
  const plain = plainHeading(heading);
  return /^\d*$/.test(plain) && /^[\d\s]*$/.test(heading) ? null : plain || heading.trim();
}

/**
 * Returns the field of each column: the club's earlier choice for the heading, else by the heading, else by the cells.
 * A field that must be unique goes to the first column that names it.
 */
export function recogniseColumns(
  headings: readonly string[],
  sample: readonly (readonly string[])[],
  cards: readonly ImportCard[],
  before: readonly ImportColumn[] = [],
): ImportColumn[] {
  const remembered = new Map(before.toReversed().map(({ heading, field }) => [rememberedAs(heading), field]));
  remembered.delete(null);
  const offered = new Set<ImportField>([...importFields, ...cards.map(({ id }) => `stamps:${id}` as const)]);
  const taken = new Set<ImportField>();
  const take = (field: ImportField | null | undefined) => {
    if (!field || !offered.has(field) || (taken.has(field) && !isRepeatable(field))) return null;
    taken.add(field);
    return field;
  };
  const cellsOf = (at: number) => sample.map((row) => row[at] ?? "");
  const hasEmails = headings.some((_, at) => fieldOfContent(cellsOf(at)) === "email");
  const hasPoints = headings.some((each) => fieldOfHeading(each, cards) === "points" && !isVagueBalance(each));
  const fieldNamed = (heading: string) =>
    hasPoints && isVagueBalance(heading) ? null : fieldOfHeading(heading, cards);
  const contentOf = (heading: string, at: number) => {
    const field = fieldOfContent(cellsOf(at));
    return field === "phone" && namesNumber.test(plainHeading(heading)) ? null : field;
  };
  const named = headings.map((heading, at) => {
    const before = remembered.get(rememberedAs(heading));
    const field = () => fieldOfAnswers(heading, fieldNamed(heading), cellsOf(at), hasEmails);
    return { heading, before, field: take(before === undefined ? field() : before) };
  });
  // "Nom" is a surname if another column is "Prénom", else a full name.
  const surname = named.find(({ heading, field }) => field === "lastName" && plainHeading(heading) === "nom");
  if (surname && !taken.has("firstName") && surname.before === undefined) surname.field = take("name") ?? "lastName";
  return named.map(({ heading, field, before }, at) => ({
    heading,
    field: field ?? (before === undefined ? takeUnnamed(contentOf(heading, at)) : null),
  }));

  /** Cells decide a field only when no heading has named it. */
  function takeUnnamed(field: ImportField | null) {
    return field && taken.has(field) ? null : take(field);
  }
}
