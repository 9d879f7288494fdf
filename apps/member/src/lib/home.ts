import { queryOptions, useQuery } from "@tanstack/react-query";
import { type AnswerOf, call } from "./api.ts";
import { mine } from "./session.ts";

export type Home = AnswerOf<"getConsumerHome">;

/** Points are there soon after the till confirms: asked for again on focus, and this often while one looks. */
const refetchMs = 15_000;

/** All that home and the frame around every page show of the member, in one answer. */
export const homeQuery = queryOptions({
  queryKey: [mine, "home"],
  queryFn: ({ signal }) => call("getConsumerHome", {}, { signal }),
  refetchInterval: refetchMs,
  refetchOnWindowFocus: "always",
});

/** How often while the card is held out: what the till confirms should be there before the phone is put away. */
const atTheTillMs = 4_000;

/** Asks more often while the card is out; not while the page is hidden. */
export const useHomeAtTheTill = (isCardOut: boolean) =>
  useQuery({ ...homeQuery, refetchInterval: isCardOut ? atTheTillMs : false });

export const useHome = () => useQuery(homeQuery);
