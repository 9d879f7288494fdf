import * as z from "zod";
import { type FilterKind, type FilterValue, isChoice, type ListFilters } from "#packages/domain/list-filters.ts";
import { date } from "./date-shapes.ts";
import { id } from "./shapes.ts";

type FilterShape<Kind extends FilterKind> = z.ZodOptional<z.ZodType<FilterValue<Kind>, FilterValue<Kind>>>;

const kinds = { id, day: date, kronor: z.coerce.number().min(0).max(10_000_000) };

/** Returns the query parameters of a list's filters; all are optional. */
export function filterQuery<const Filters extends ListFilters>(filters: Filters) {
  const shape = Object.entries(filters).map(([key, kind]) => [
    key,
    (isChoice(kind) ? z.enum(kind) : kinds[kind]).optional(),
  ]);
  return z.object(Object.fromEntries(shape) as { [Key in keyof Filters]: FilterShape<Filters[Key]> });
}
