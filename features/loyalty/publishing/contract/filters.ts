import type { ListFilters } from "#packages/domain/list-filters.ts";
import { publishStatuses } from "../domain/publish-status.ts";

export const statusFilters = { status: publishStatuses } as const satisfies ListFilters;
