import { queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";

export type Impersonation = AnswerOf<"listImpersonations">["rows"][number];

/** Impersonations and the permission; refetched at intervals, because one may start at any time. */
export const impersonationsQuery = (companyId: number) =>
  queryOptions({
    queryKey: ["impersonations", companyId],
    queryFn: ({ signal }) => call("listImpersonations", { params: { id: companyId } }, { signal }),
    staleTime: 60_000,
    refetchInterval: 120_000,
  });
