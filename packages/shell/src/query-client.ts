import { ApiError } from "@stammis/contract/client";
import { QueryClient } from "@tanstack/react-query";

/** A refusal is an answer; only a network or a server that stumbled is worth another try. */
function worthRetrying(failures: number, error: Error): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !refused && failures < 2;
}

/** What an app keeps of answers. `staleTime`: milliseconds until one is asked for anew when it is looked at. */
export const createQueryClient = (staleTime: number) =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: worthRetrying, staleTime, refetchOnWindowFocus: true },
      // What cannot be sent now is said now, and never sent later by itself.
      mutations: { retry: false, networkMode: "always" },
    },
  });
