import { messageStates } from "#features/messages/letters/domain/message-states.ts";
import type { ListFilters } from "#packages/domain/list-filters.ts";

export const outboxFilters = { message: messageStates } as const satisfies ListFilters;
