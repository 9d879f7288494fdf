import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useChain } from "#packages/web/backoffice/session/session.ts";
import type { Outcome } from "../visit/outcome.ts";
import { followUp } from "./follow-up.ts";
import { type Unanswered, unansweredStore } from "./unanswered-store.ts";

/**
 * Retries this till's unanswered registrations when due, and all at once when the network returns. `inHand`: the one
 * that the cashier still waits for, reported directly.
 */
export function useUnanswered(
  pointOfSaleId: number,
  inHand: string | null,
  onOutcome: (outcome: Outcome, entry: Unanswered) => void,
) {
  const { subdomain } = useChain();
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
  useEffect(() => {
    const trying = entries.filter(({ refusal }) => refusal === null);
    const timers = trying.map((entry) => setTimeout(() => void tryAgain(entry), entry.dueAt - Date.now()));
    const all = () => {
      for (const entry of trying) void tryAgain(entry);
    };
    window.addEventListener("online", all);
    return () => {
      timers.forEach(clearTimeout);
      window.removeEventListener("online", all);
    };
  }, [entries, tryAgain]);
  return { entries, tryAgain };
}
