import { useEffect, useEffectEvent } from "react";
import { undoUntil } from "#features/till/purchases/domain/undo-window.ts";
import type { Confirmed } from "../desk/finished.ts";
import { LatestPending } from "./LatestPending.tsx";
import { LatestVisit } from "./LatestVisit.tsx";

type LatestRowProps = { latest: Confirmed; onUndone: () => void };

/** Shows the previous registration while it can be undone: mistakes are often noticed late. */
export function LatestRow({ latest, onUndone }: LatestRowProps) {
  const over = useEffectEvent(onUndone);
  const { at } = latest;
  useEffect(() => {
    const until = undoUntil(Temporal.Instant.fromEpochMilliseconds(at)).epochMilliseconds;
    const timer = setTimeout(() => over(), until - Date.now());
    return () => clearTimeout(timer);
  }, [at]);
  if (latest.kind === "done") return <LatestVisit key={latest.registered.purchaseId} outcome={latest} />;
  const { waitingPurchaseId: id } = latest.invited;
  return id === null ? null : <LatestPending key={id} awaited={latest} id={id} onGone={onUndone} />;
}
