import { createQueryClient } from "../../query-client.ts";

export const queryClient = createQueryClient(15_000);
