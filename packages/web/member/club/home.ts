import { queryOptions, useQuery } from "@tanstack/react-query";
import { type AnswerOf, call } from "../session/api.ts";
import { useIsHeard } from "../session/is-heard.ts";
import { mine } from "../session/session.ts";

export type Home = AnswerOf<"getConsumerHome">;

/**
 * Milliseconds between refetches of the home page while it is visible: without live events (`unheardMs`), and with them
 * as a safeguard (`heardMs`).
 */
const unheardMs = 15_000;
const heardMs = 2 * 60_000;

/** Fetches the member's data that home and the frame of every page show. */
export const homeQuery = queryOptions({
  queryKey: [mine, "home"],
  meta: { kept: true },
  queryFn: ({ signal }) => call("getConsumerHome", {}, { signal }),
  refetchOnWindowFocus: "always",
});

/**
 * Milliseconds between refetches while the card is shown, so that the till's confirmation appears before the member
 * puts the phone away.
 */
const atTheTillMs = 4_000;

/** Refetches home more often while the card is shown without live events; not while the page is hidden. */
export function useHomeAtTheTill(isCardOut: boolean) {
  const isHeard = useIsHeard();
  return useQuery({ ...homeQuery, refetchInterval: isCardOut && !isHeard ? atTheTillMs : false });
}

export function useHome() {
  const isHeard = useIsHeard();
  return useQuery({ ...homeQuery, refetchInterval: isHeard ? heardMs : unheardMs });
}
