import type { StatusTone } from "#packages/ui/figures/StatusWord.tsx";
import type { ListedState } from "../../domain/connections.ts";

export const orderTones: Record<ListedState, StatusTone> = {
  REGISTERED: "good",
  RETURNED: "calm",
  NO_MEMBER: "wait",
  REFUSED: "bad",
  DRY_RUN: "accent",
};
