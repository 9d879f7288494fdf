import { infiniteQueryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";

export type TrailEntry = AnswerOf<"listTrail">["rows"][number];
export type TrailFilters = Omit<NonNullable<Parameters<typeof call<"listTrail">>[1]["query"]>, "cursor">;

/** Newest first, page by page. */
export const trailQuery = (filters: TrailFilters) =>
  infiniteQueryOptions({
    // Any act on any screen adds entries, so the cache is never fresh.
    staleTime: 0,
    queryKey: ["trail", JSON.stringify(filters)],
    queryFn: ({ signal, pageParam }) =>
      call("listTrail", { query: { ...filters, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const bringTrail = (query: TrailFilters) => call("exportTrail", { query });
