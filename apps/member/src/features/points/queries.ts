import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { mine } from "../../lib/session.ts";

/** Every day on which some of my points fall due. */
export const duePointsQuery = queryOptions({
  queryKey: [mine, "due-points"],
  queryFn: ({ signal }) => call("getPointsValidation", {}, { signal }),
});
