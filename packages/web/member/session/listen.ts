import type { Query } from "@tanstack/react-query";
import type { Wake } from "../../live/gather-wakes.ts";
import { createLive } from "../../live/live.ts";
import { listenWhileSeen } from "../../live/while-seen.ts";
import { callHeaders } from "./api.ts";
import { setHeard } from "./is-heard.ts";
import { queryClient } from "./query-client.ts";
import { routes } from "./routes.ts";
import { mine } from "./session.ts";

/** What somebody may be typing over: it is asked for when its form is opened. */
const forms: ReadonlySet<unknown> = new Set(["details"]);

/** What a wake makes old: the member's own, or all that the club shows. */
function isOld({ queryKey }: Query, wake: Wake): boolean {
  const [first, second] = queryKey;
  return first === mine ? !forms.has(second) : wake !== "member";
}

/** What is on the screen follows what happens at the till, for as long as somebody is signed in. Answers how it stops. */
export function listen(): () => void {
  const live = createLive({
    open: (signal) => fetch(`/api${routes.watchConsumer.path}`, { headers: callHeaders(), signal }),
    onWake: (wake) => void queryClient.invalidateQueries({ predicate: (query) => isOld(query, wake) }),
    onUp: setHeard,
  });
  return listenWhileSeen(live);
}
