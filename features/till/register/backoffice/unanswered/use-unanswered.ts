import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from "react";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import { onNetworkReturn, useIsReached } from "../network.ts";
import type { Outcome } from "../visit/outcome.ts";
import { followUp } from "./follow-up.ts";
import { nextAttemptAt, sendQueue } from "./send-queue.ts";
import { type Unanswered, unansweredStore } from "./unanswered-store.ts";

/** The shortest pause between two rounds of sending, in milliseconds. */
const pauseMs = 250;

/**
 * Sends this till's unanswered registrations when due, and all at once when the network returns. `inHand`: the one
 * that the cashier still waits for, reported directly.
 */
export function useUnanswered(
  pointOfSaleId: number,
  inHand: string | null,
  onOutcome: (outcome: Outcome, entry: Unanswered) => void,
) {
  const { subdomain } = useChain();
  const isServerReached = useIsReached();
  const all = useSyncExternalStore(unansweredStore.subscribe, unansweredStore.get);
  const entries = useMemo(
    () =>
      all.filter(
        ({ chain, pointOfSaleId: place, visit }) =>
          chain === subdomain && place === pointOfSaleId && visit.registrationKey !== inHand,
      ),
    [all, subdomain, pointOfSaleId, inHand],
  );
  const tryAgain = useCallback(
    async (entry: Unanswered) => {
      const outcome = await followUp(entry);
      if (outcome) onOutcome(outcome, entry);
    },
    [onOutcome],
  );
  // Counts the rounds: a round that sent nothing changes no entry, and another one must still be planned.
  const [round, setRound] = useState(0);
  const currentEntries = useEffectEvent(() => entries);
  const report = useEffectEvent(onOutcome);
  const nextAt = nextAttemptAt(entries, isServerReached);
  useEffect(() => {
    if (nextAt === null) return;
    const send = (isForced: boolean) =>
      void sendQueue(
        () => currentEntries(),
        (outcome, entry) => report(outcome, entry),
        isForced,
      ).finally(() => setRound((before) => before + 1));
    const timer = setTimeout(() => send(false), Math.max(nextAt - Date.now(), round === 0 ? 0 : pauseMs));
    const sendAll = () => send(true);
    window.addEventListener("online", sendAll);
    const unwatch = onNetworkReturn(sendAll);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", sendAll);
      unwatch();
    };
  }, [nextAt, round]);
  return { entries, tryAgain };
}
