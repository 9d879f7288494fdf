import type { StatusTone } from "#packages/ui/figures/StatusWord.tsx";
import type { Webhook } from "./queries.ts";

/** The state as it is shown: an address that is on may still not be reached. */
export const shownState = ({ state, failingSince }: Pick<Webhook, "state" | "failingSince">) =>
  state === "ACTIVE" && failingSince !== null ? "STRUGGLING" : state;

export const stateTones: Record<ReturnType<typeof shownState>, StatusTone> = {
  ACTIVE: "good",
  STRUGGLING: "bad",
  PAUSED: "calm",
  FAILING: "bad",
  GONE: "bad",
};

/** The receiver's name: the rest of an address may be long, and bear a secret. */
export const hostOf = ({ url }: Pick<Webhook, "url">) => new URL(url).host;
