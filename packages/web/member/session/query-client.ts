import { createQueryClient } from "../../query-client.ts";

export const queryClient = createQueryClient(5_000);
