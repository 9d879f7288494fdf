/** What a list keeps in the address bar: its words, order and filters. */
export interface ListSearch {
  q?: string;
  sort?: string;
  memberId?: number;
  pointOfSaleId?: number;
  medium?: "EMAIL" | "SMS";
  /** Among members: those invited who have not joined. */
  show?: "invited";
}

const text = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value).slice(0, 100) : "";
const id = (value: unknown) => (Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined);

/** Reads a list's search parameters; what cannot be read is left out. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const q = text(search.q);
  const sort = text(search.sort);
  const memberId = id(search.memberId);
  const pointOfSaleId = id(search.pointOfSaleId);
  const { medium, show } = search;
  return {
    ...(q ? { q } : {}),
    ...(sort ? { sort } : {}),
    ...(memberId ? { memberId } : {}),
    ...(pointOfSaleId ? { pointOfSaleId } : {}),
    ...(medium === "EMAIL" || medium === "SMS" ? { medium } : {}),
    ...(show === "invited" ? { show } : {}),
  };
}

/** Search parameters without those that say nothing, so that addresses stay short. */
export function withoutEmpty<T extends object>(search: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== "")) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
