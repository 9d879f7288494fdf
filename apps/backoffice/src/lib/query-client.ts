import { createQueryClient } from "@stammis/shell/query-client.ts";

export const queryClient = createQueryClient(15_000);
