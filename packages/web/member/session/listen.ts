import type { Query } from "@tanstack/react-query";
import type { Wake } from "../../live/gather-wakes.ts";
import { createLive } from "../../live/live.ts";
import { listenWhileSeen } from "../../live/while-seen.ts";
import { callHeaders } from "./api.ts";
import { setHeard } from "./is-heard.ts";
import { queryClient } from "./query-client.ts";
import { routes } from "./routes.ts";
import { mine } from "./session.ts";

/** Queries of forms that the member may be editing; the forms fetch their data when they open. */
const forms: ReadonlySet<unknown> = new Set(["details"]);

/** Returns whether a live event makes a query stale: the member's own data, or all data that the club shows. */
function isOld({ queryKey }: Query, wake: Wake): boolean {
  const [first, second] = queryKey;
  return first === mine ? !forms.has(second) : wake !== "member";
}

/**
 * Updates the screen after events at the till, while a member is signed in. Returns the function that stops the
 * updates.
 */
export function listen(): () => void {
  const live = createLive({
    open: (signal) => fetch(`/api${routes.watchConsumer.path}`, { headers: callHeaders(), signal }),
    onWake: (wake) => void queryClient.invalidateQueries({ predicate: (query) => isOld(query, wake) }),
    onUp: setHeard,
  });
  return listenWhileSeen(live);
}
