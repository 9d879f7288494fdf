import { createQueryClient } from "@stammis/shell/query-client.ts";

export const queryClient = createQueryClient(5_000);
