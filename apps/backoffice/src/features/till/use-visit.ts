import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { codeOf, useProblemText } from "../../lib/problem.ts";
import { useAccess, useChain } from "../../lib/session.ts";
import { type Outcome, retryWait } from "./outcome.ts";
import type { Registered, TillMember } from "./queries.ts";
import { tillMemberQuery } from "./queries.ts";
import { attempt } from "./registration.ts";
import { signal } from "./sounds.ts";
import { nextVisit, typedOre, type Visit } from "./visit.ts";
import { visitStore, watchForSignOut } from "./visit-store.ts";

/** What the tick says. */
export interface Finished {
  registered: Registered;
  member: TillMember | undefined;
}

/** The visit of this till, kept through reloads, and its registration: tried until there is an answer. */
export function useVisit(pointOfSaleId: number) {
  const { accountId } = useAccess();
  const { subdomain } = useChain();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [visit, dispatch] = useReducer(nextVisit, null, () => visitStore.resume(accountId, subdomain));
  const [finished, setFinished] = useState<Finished | null>(null);
  const underWay = useRef(false);

  useEffect(() => watchForSignOut(), []);
  useEffect(() => visitStore.keep(accountId, subdomain, visit), [accountId, subdomain, visit]);

  const settle = useCallback(
    (outcome: Outcome, memberId: number) => {
      const { queryKey } = tillMemberQuery(memberId);
      if (outcome.kind === "done") {
        signal("done");
        setFinished({ registered: outcome.registered, member: queryClient.getQueryData(queryKey) });
        dispatch({ type: "cleared", nextKey: crypto.randomUUID() });
      } else if (outcome.kind === "refused") {
        signal("refused");
        const reused = codeOf(outcome.error) === "IDEMPOTENCY_KEY_REUSED";
        const message = problemText(outcome.error);
        dispatch({ type: "refused", message, ...(reused ? { nextKey: crypto.randomUUID() } : {}) });
      } else if (outcome.kind === "asked") {
        signal("refused");
        dispatch({ type: "asked" });
      } else {
        if (outcome.kind === "signedOut") visitStore.signedOut();
        dispatch({ type: outcome.kind });
        return;
      }
      void queryClient.invalidateQueries({ queryKey });
    },
    [queryClient, problemText],
  );

  const send = useCallback(
    async (from: Visit) => {
      const typed = typedOre(from.amount);
      if (underWay.current || from.memberId === null || !typed.ok) return;
      underWay.current = true;
      const place = from.phase === "unanswered" ? (from.pointOfSaleId ?? pointOfSaleId) : pointOfSaleId;
      dispatch({ type: "sent", pointOfSaleId: place, amountConfirmed: from.amountConfirmed });
      const outcome = await attempt(from, from.memberId, typed.ore, place);
      underWay.current = false;
      settle(outcome, from.memberId);
    },
    [pointOfSaleId, settle],
  );

  useRetries(visit, send);
  const dismiss = useCallback(() => setFinished(null), []);
  const clear = useCallback(() => dispatch({ type: "cleared", nextKey: crypto.randomUUID() }), []);
  return { visit, dispatch, send, clear, finished, dismiss };
}

/** A lost answer is asked for again, sooner when the network comes back. */
function useRetries(visit: Visit, send: (visit: Visit) => Promise<void>) {
  useEffect(() => {
    if (visit.phase !== "unanswered") return;
    const again = () => void send(visit);
    const timer = setTimeout(again, retryWait(visit.lost));
    window.addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [visit, send]);
}
