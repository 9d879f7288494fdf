import type { ListFilters } from "#packages/domain/list-filters.ts";
import { approvalStates } from "../domain/approval.ts";

export const approvalFilters = { state: approvalStates, pointOfSaleId: "id" } as const satisfies ListFilters;
