/** The value of a filter: a row's id, a day, an amount in kronor, or one of a closed list of values. */
export type FilterKind = "id" | "day" | "kronor" | readonly string[];

/** The filters of a list, in the order in which the screen shows them. */
export type ListFilters = Readonly<Record<string, FilterKind>>;

export type FilterValue<Kind extends FilterKind> = Kind extends readonly (infer Value)[]
  ? Value
  : Kind extends "day"
    ? string
    : number;

export const isChoice = (kind: FilterKind): kind is readonly string[] => typeof kind !== "string";
