import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useProblemText } from "../../../lib/problem.ts";
import { useAccess, useChain } from "../../../lib/session.ts";
import { factsQuery, type Invited, type Registered, type TillMember, tillMemberQuery } from "../queries.ts";
import { onTakenBack } from "../returns/taken-back.ts";
import { signal } from "../sounds.ts";
import { offeredTo } from "./offers.ts";
import { type Outcome, retryWait } from "./outcome.ts";
import { amountOf, attempt } from "./registration.ts";
import { nextVisit, type Visit } from "./visit.ts";
import { stampsOf } from "./visit-plan.ts";
import { visitStore, watchForSignOut } from "./visit-store.ts";

/** A registered visit, and whose it was as they stood before it. */
export interface Done {
  kind: "done";
  registered: Registered;
  membershipId: string;
  member: TillMember | undefined;
  at: number;
}

/** An invitation that has gone out, with what waits for whoever accepts it. */
export interface Awaited {
  kind: "invited";
  invited: Invited;
  contact: string;
  /** Kronor; null without a purchase. */
  amount: number | null;
  stamps: number;
  at: number;
}

/** What the whole screen says when there is an answer. */
export type Finished = Done | Awaited;

const isVisit = (kept: Finished | null, purchaseId: number) =>
  kept?.kind === "done" && kept.registered.purchaseId === purchaseId;

const awaitedOf = (invited: Invited, sent: Visit): Awaited => ({
  kind: "invited",
  invited,
  contact: sent.invitee ?? "",
  amount: amountOf(sent),
  stamps: stampsOf(sent),
  at: Date.now(),
});

/** The visit of this till, kept through reloads, and its registration: tried until there is an answer. */
export function useVisit(pointOfSaleId: number) {
  const { accountId } = useAccess();
  const { subdomain } = useChain();
  const t = useTranslations("till");
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [visit, dispatch] = useReducer(nextVisit, null, () => visitStore.resume(accountId, subdomain));
  const [finished, setFinished] = useState<Finished | null>(null);
  const [latest, setLatest] = useState<Finished | null>(null);
  const underWay = useRef(false);

  useEffect(() => watchForSignOut(), []);
  useEffect(() => onTakenBack((id) => setLatest((kept) => (isVisit(kept, id) ? null : kept))), []);
  useEffect(() => visitStore.keep(accountId, subdomain, visit), [accountId, subdomain, visit]);

  const settle = useCallback(
    (outcome: Outcome, sent: Visit) => {
      const membershipId = sent.membershipId ?? "";
      const { queryKey } = tillMemberQuery(membershipId);
      switch (outcome.kind) {
        case "done": {
          signal("done");
          const member = queryClient.getQueryData<TillMember>(queryKey);
          const done: Done = { kind: "done", registered: outcome.registered, membershipId, member, at: Date.now() };
          setFinished(done);
          setLatest(done);
          dispatch({ type: "cleared", nextKey: crypto.randomUUID() });
          break;
        }
        case "invited": {
          signal("done");
          const awaited = awaitedOf(outcome.invited, sent);
          setFinished(awaited);
          if (awaited.invited.waitingPurchaseId !== null) setLatest(awaited);
          dispatch({ type: "cleared", nextKey: crypto.randomUUID() });
          return;
        }
        case "refused":
          signal("refused");
          dispatch({ type: "refused", message: problemText(outcome.error) });
          // What it leaned on may have changed: the rule, a campaign, a card.
          void queryClient.invalidateQueries({ queryKey: factsQuery.queryKey });
          break;
        case "standing": {
          signal("refused");
          const message = t(sent.membershipId === null ? "alreadyWaits" : "alreadyRegistered");
          dispatch({ type: "standing", message, nextKey: crypto.randomUUID() });
          break;
        }
        case "asked":
          signal("refused");
          dispatch({ type: "asked" });
          break;
        default:
          if (outcome.kind === "signedOut") visitStore.signedOut();
          dispatch({ type: outcome.kind });
          return;
      }
      void queryClient.invalidateQueries({ queryKey });
    },
    [queryClient, problemText, t],
  );

  const send = useCallback(
    async (from: Visit) => {
      if (underWay.current || (from.membershipId === null && from.invitee === null)) return;
      underWay.current = true;
      const place = from.phase === "unanswered" ? (from.pointOfSaleId ?? pointOfSaleId) : pointOfSaleId;
      dispatch({ type: "sent", pointOfSaleId: place, amountConfirmed: from.amountConfirmed });
      const outcome = await attempt(from, place);
      underWay.current = false;
      settle(outcome, from);
    },
    [pointOfSaleId, settle],
  );

  useRetries(visit, send);
  const dismiss = useCallback(() => setFinished(null), []);
  const forget = useCallback(() => setLatest(null), []);
  const clear = useCallback(() => dispatch({ type: "cleared", nextKey: crypto.randomUUID() }), []);
  return { visit, dispatch, send, clear, finished, dismiss, latest, forget };
}

/** Holds the visit against what its member can have, each time that is heard anew. */
export function useOffered(member: TillMember | undefined, dispatch: ReturnType<typeof useVisit>["dispatch"]) {
  const facts = useQuery(factsQuery).data;
  useEffect(() => {
    if (member) dispatch({ type: "offered", offered: offeredTo(member, facts) });
  }, [member, facts, dispatch]);
}

/** A lost answer is asked for again: at once when the till is opened with it, sooner when the network comes back. */
function useRetries(visit: Visit, send: (visit: Visit) => Promise<void>) {
  const [resumed] = useState(visit);
  useEffect(() => {
    if (visit.phase !== "unanswered") return;
    const again = () => void send(visit);
    const timer = setTimeout(again, visit === resumed ? 0 : retryWait(visit.lost));
    window.addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", again);
    };
  }, [visit, send, resumed]);
}
