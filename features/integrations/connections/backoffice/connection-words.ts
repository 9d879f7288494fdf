import type { StatusTone } from "#packages/ui/figures/StatusWord.tsx";
import type { Connection } from "./queries.ts";

/** Returns the shown state. A closed point of sale refuses every order, so it comes before a dry run. */
export function shownState({ paused, dryRun, pointOfSale }: Pick<Connection, "paused" | "dryRun" | "pointOfSale">) {
  if (paused) return "PAUSED";
  if (pointOfSale.isClosed) return "CLOSED";
  return dryRun ? "DRY_RUN" : "ON";
}

export const stateTones: Record<ReturnType<typeof shownState>, StatusTone> = {
  ON: "good",
  PAUSED: "calm",
  DRY_RUN: "wait",
  CLOSED: "bad",
};
