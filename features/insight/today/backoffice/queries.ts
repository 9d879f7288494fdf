import { queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";

export type Today = AnswerOf<"getToday">;
export type Figures = Today["today"];
export type Guide = AnswerOf<"getStartGuide">;
export type Step = Guide["steps"][number]["step"];

export const todayQuery = queryOptions({
  queryKey: ["today"],
  queryFn: ({ signal }) => call("getToday", {}, { signal }),
  refetchInterval: 60_000,
});

export const guideQuery = queryOptions({
  queryKey: ["start-guide"],
  queryFn: ({ signal }) => call("getStartGuide", {}, { signal }),
  // Steps are completed on other screens, so the guide is refetched when the user returns.
  staleTime: 0,
});

export const latestPurchasesQuery = queryOptions({
  queryKey: ["purchases", "latest"],
  queryFn: ({ signal }) => call("listPurchases", { query: {} }, { signal }),
  refetchInterval: 60_000,
});
