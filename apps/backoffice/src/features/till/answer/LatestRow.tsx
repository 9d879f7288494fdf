import { undoMinutes } from "@stammis/domain/limits";
import { useEffect, useEffectEvent } from "react";
import type { Finished } from "../desk/finished.ts";
import { LatestVisit } from "./LatestVisit.tsx";
import { LatestWaiting } from "./LatestWaiting.tsx";

type LatestRowProps = { latest: Finished; onUndone: () => void };

/** What was done before, while it can be undone: the slip is often seen when the customer has turned away. */
export function LatestRow({ latest, onUndone }: LatestRowProps) {
  const over = useEffectEvent(onUndone);
  const { at } = latest;
  useEffect(() => {
    const timer = setTimeout(() => over(), at + undoMinutes * 60_000 - Date.now());
    return () => clearTimeout(timer);
  }, [at]);
  if (latest.kind === "done") return <LatestVisit key={latest.registered.purchaseId} done={latest} />;
  const { waitingPurchaseId: id } = latest.invited;
  return id === null ? null : <LatestWaiting key={id} awaited={latest} id={id} onGone={onUndone} />;
}
