import { queryOptions, useQuery } from "@tanstack/react-query";
import { type AnswerOf, call } from "../session/api.ts";
import { useIsHeard } from "../session/is-heard.ts";
import { mine } from "../session/session.ts";

export type Home = AnswerOf<"getConsumerHome">;

/** How often home is asked for while one looks: where nothing is heard by itself; and where it is, in case it was not. */
const unheardMs = 15_000;
const heardMs = 2 * 60_000;

/** All that home and the frame around every page show of the member, in one answer. */
export const homeQuery = queryOptions({
  queryKey: [mine, "home"],
  meta: { kept: true },
  queryFn: ({ signal }) => call("getConsumerHome", {}, { signal }),
  refetchOnWindowFocus: "always",
});

/** How often while the card is held out: what the till confirms should be there before the phone is put away. */
const atTheTillMs = 4_000;

/** Asks more often while the card is out and nothing is heard; not while the page is hidden. */
export function useHomeAtTheTill(isCardOut: boolean) {
  const isHeard = useIsHeard();
  return useQuery({ ...homeQuery, refetchInterval: isCardOut && !isHeard ? atTheTillMs : false });
}

export function useHome() {
  const isHeard = useIsHeard();
  return useQuery({ ...homeQuery, refetchInterval: isHeard ? heardMs : unheardMs });
}
