import * as z from "zod/mini";
import { type FilterValue, isChoice, type ListFilters } from "#packages/domain/list-filters.ts";
import { countedRows, lastPage } from "#packages/domain/list-pages.ts";
import { maxAmountOre } from "#packages/domain/money.ts";
import type { ReadSearch } from "./search.ts";
import { searchReader } from "./search.ts";

const text = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value)),
);

/** A text of any length; the field that shows it reports when it is too long. */
export const words = text;
/** An internal key, such as the column of a sort. */
export const key = (max: number) => z.pipe(text, z.string().check(z.maxLength(max)));
/** A calendar day: `2026-05-31`. */
export const day = z.pipe(text, z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)));
/** An integer from 1, such as the id of a row. */
export const id = z.pipe(z.pipe(text, z.transform(Number)), z.int().check(z.positive()));
/** An amount in kronor, with at most two decimals. */
export const kronor = z.pipe(
  z.pipe(text, z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/))),
  z.transform((value) => Math.min(Number(value), maxAmountOre / 100)),
);
export const oneOf = <const Value extends string>(values: readonly Value[]) => z.enum(values);

const filterKinds = { id, day, kronor };
/** Returns the search parameters of a list's filters. */
export function filterFields<const Filters extends ListFilters>(filters: Filters) {
  const fields = Object.entries(filters).map(([key, kind]) => [key, isChoice(kind) ? oneOf(kind) : filterKinds[kind]]);
  return Object.fromEntries(fields) as { [Key in keyof Filters]: z.ZodMiniType<FilterValue<Filters[Key]>> };
}

export const dayFields = { since: day, until: day };
/** The table view of cards and coupons. */
export const lookFields = { view: oneOf(["list"]) };
export const readDays = searchReader(dayFields);

const listFields = {
  /**
   * The page's number, from the second page on. Beyond the counted rows, `after` is the cursor from the previous page.
   */
  page: z.pipe(
    id,
    z.transform((page) => Math.min(page, lastPage(countedRows))),
  ),
  after: z.string().check(z.maxLength(400)),
  q: words,
  sort: key(40),
};

/** Reads the search parameters of a list: its page, text, order, and the list's own `fields`. Drops unreadable ones. */
export function listSearch<const Fields extends Record<string, z.core.$ZodType>>(fields: Fields) {
  const read = searchReader({ ...listFields, ...fields });
  return (search: Record<string, unknown>): ReturnType<typeof read> => {
    const { page, ...others } = read(search) as ListSearch & ReturnType<typeof read>;
    const isFirst = page === undefined || page === 1;
    return (isFirst || others.after ? others : { ...others, page }) as ReturnType<typeof read>;
  };
}

export const readListSearch = listSearch({});
export type ListSearch = SearchOf<typeof readListSearch>;
export type SearchOf<Read extends ReadSearch<object>> = ReturnType<Read>;

/** Returns the search parameters without empty ones, so that addresses stay short. */
export function withoutEmpty<T extends object>(search: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== "")) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
