import type { ColumnKind } from "../domain/list-columns.ts";
import type { FilterKind, FilterValue, ListFilters } from "../domain/list-filters.ts";

export type Words = Readonly<Record<"sv" | "en" | "fr", string>>;
export type WordLanguage = keyof Words;

/** A column's header in each language; `file` replaces it in the CSV if scripts depend on another word. */
export type HeaderWords = Words & { readonly file?: Words };

/** The words of a list's columns, in all languages. */
export interface ListWords<Columns> {
  readonly columns: { readonly [Key in keyof Columns]: HeaderWords };
}

/** The words of a downloadable list; `fileName` has neither date nor extension. */
export interface FileWords<Columns = Record<string, unknown>> extends ListWords<Columns> {
  readonly fileName: Words;
}

/** A filter's label. `none` names the choice that filters nothing, if it differs from the usual word of lists. */
type FilterLabel<Kind extends FilterKind> = Words & {
  readonly none?: Words;
  /** The words of its values, if the screen has no words for them in its cells. */
  readonly values?: Kind extends readonly string[] ? Readonly<Record<FilterValue<Kind>, Words>> : never;
};

/** The words of a list's filters, in all languages. */
export type FilterWords<Filters extends ListFilters> = { readonly [Key in keyof Filters]: FilterLabel<Filters[Key]> };

const krona: Words = { sv: "kr", en: "SEK", fr: "SEK" };

/** Returns a column's header in a CSV. Amounts name their unit, because the cells hold plain numbers. */
export function fileHeader(words: HeaderWords, kind: ColumnKind, language: WordLanguage): string {
  if (words.file) return words.file[language];
  return kind === "money" || kind === "sum" ? `${words[language]}, ${krona[language]}` : words[language];
}

export const yesNoWords: Record<"yes" | "no", Words> = {
  yes: { sv: "Ja", en: "Yes", fr: "Oui" },
  no: { sv: "Nej", en: "No", fr: "Non" },
};
