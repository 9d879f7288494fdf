import { queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";

export type Impersonation = AnswerOf<"listImpersonations">["rows"][number];

/** Who of the platform looked in, and what they may; asked again now and then, for somebody may come. */
export const impersonationsQuery = (companyId: number) =>
  queryOptions({
    queryKey: ["impersonations", companyId],
    queryFn: ({ signal }) => call("listImpersonations", { params: { id: companyId } }, { signal }),
    staleTime: 60_000,
    refetchInterval: 120_000,
  });
