import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#packages/contract/client.ts";

/**
 * Returns whether a call failed because the device is offline: no answer arrived, and the browser reports no network
 * either. `navigator.onLine` alone proves nothing, because it may be false on a working network.
 */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && !navigator.onLine;

/** Returns whether to retry: only after a network or server failure, because a refusal would be repeated. */
function worthRetrying(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefused && !isOffline(error) && failures < 2;
}

/** Makes an app's query cache. `staleTime`: milliseconds until an answer is refetched on its next use. */
export const createQueryClient = (staleTime: number) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        retry: worthRetrying,
        staleTime,
        refetchOnWindowFocus: true,
        // Must be set, because it is off by default for queries that run regardless of the reported network.
        refetchOnReconnect: true,
      },
      // A mutation that cannot be sent fails at once, and is not sent automatically later.
      mutations: { retry: false, networkMode: "always" },
    },
  });
