import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#packages/contract/client.ts";

/**
 * Whether a call failed because the device is offline: no answer came, and the browser reports no network either.
 * `navigator.onLine` alone proves nothing, because it may be false on a working network.
 */
export const isOffline = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && !navigator.onLine;

/** A refusal is an answer; only a network or a server that stumbled is worth another try. */
function worthRetrying(failures: number, error: Error): boolean {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return !isRefused && !isOffline(error) && failures < 2;
}

/** What an app keeps of answers. `staleTime`: milliseconds until one is asked for anew when it is looked at. */
export const createQueryClient = (staleTime: number) =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        retry: worthRetrying,
        staleTime,
        refetchOnWindowFocus: true,
        // Off by default for queries that run whatever the browser says of its network.
        refetchOnReconnect: true,
      },
      // What cannot be sent now is said now, and never sent later by itself.
      mutations: { retry: false, networkMode: "always" },
    },
  });
