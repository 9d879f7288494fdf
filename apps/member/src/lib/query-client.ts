import { ApiError } from "@stammis/contract/client";
import { QueryClient } from "@tanstack/react-query";

/** A refusal is an answer; only a network or a server that stumbled is worth another try. */
function worthRetrying(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !refused && failures < 2;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: worthRetrying, staleTime: 5_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
