import { queryOptions } from "@tanstack/react-query";
import { type AnswerOf, call } from "#packages/web/backoffice/session/api.ts";

export type PlatformFigures = AnswerOf<"getPlatformFigures">;
export type PlatformMonth = PlatformFigures["months"][number];

export const platformFiguresQuery = queryOptions({
  staleTime: 0,
  queryKey: ["platformFigures"],
  queryFn: ({ signal }) => call("getPlatformFigures", {}, { signal }),
});

export const bringMonths = () => call("exportPlatformMonths", {});
