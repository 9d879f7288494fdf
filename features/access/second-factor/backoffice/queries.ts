import { queryOptions } from "@tanstack/react-query";
import { call } from "#packages/web/backoffice/session/api.ts";
import { chainStore } from "#packages/web/backoffice/session/session-store.ts";

export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: ({ signal }) => call("getSecondFactor", {}, { signal }),
});

export const demandQuery = queryOptions({
  queryKey: ["second-factor-demand", chainStore.get()],
  queryFn: ({ signal }) => call("getSecondFactorDemand", {}, { signal }),
});
