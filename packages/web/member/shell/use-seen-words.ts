import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { isOffline } from "../../query-client.ts";
import { useChain } from "../club/chain.ts";
import { useDates } from "../format/use-dates.ts";

type Seen = Pick<UseQueryResult, "data" | "dataUpdatedAt" | "error" | "isRefetchError">;

/**
 * Returns the time of data that could not be refetched: "Utan nät. Så såg det ut i dag 14:32"; undefined for current
 * data.
 */
export function useSeenWords({ data, dataUpdatedAt, error, isRefetchError }: Seen): string | undefined {
  const words = useTranslations("shell");
  const dates = useDates();
  const { clockAhead } = useChain();
  if (data === undefined || !isRefetchError) return undefined;
  const when = dates.moment(new Date(dataUpdatedAt + clockAhead * 1_000).toISOString());
  return words(isOffline(error) ? "seenOffline" : "seenUnreached", { when });
}
