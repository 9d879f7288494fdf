import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { subdomain } from "#packages/web/member/club/subdomain.ts";
import { type AnswerOf, call } from "#packages/web/member/session/api.ts";
import { mine } from "#packages/web/member/session/session.ts";

export type AccountLine = AnswerOf<"getPointsAccount">["rows"][number];

/** Loads the club's public texts about its points. */
export const publicPointsQuery = queryOptions({
  queryKey: ["public-points"],
  queryFn: ({ signal }) => call("getPublicPoints", { params: { subdomain } }, { signal }),
  staleTime: 60_000,
});

/** Loads the days on which the member's points expire. */
export const expiringPointsQuery = queryOptions({
  queryKey: [mine, "expiring-points"],
  meta: { kept: true },
  queryFn: ({ signal }) => call("getPointsValidation", {}, { signal }),
});

/** Loads the origin and use of the member's points, newest first, page by page. */
export const pointsAccountQuery = infiniteQueryOptions({
  queryKey: [mine, "points-account"],
  meta: { kept: true },
  queryFn: ({ pageParam, signal }) =>
    call("getPointsAccount", { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
});
