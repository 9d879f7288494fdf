import type { ListFilters } from "#packages/domain/list-filters.ts";

export const memberFilters = { selection: "id" } as const satisfies ListFilters;
