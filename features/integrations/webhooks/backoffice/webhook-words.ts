import type { StatusTone } from "#packages/ui/figures/StatusWord.tsx";
import type { Webhook } from "./queries.ts";

/** Returns the shown state: an enabled endpoint may be failing. */
export const shownState = ({ state, failingSince }: Pick<Webhook, "state" | "failingSince">) =>
  state === "ACTIVE" && failingSince !== null ? "STRUGGLING" : state;

export const stateTones: Record<ReturnType<typeof shownState>, StatusTone> = {
  ACTIVE: "good",
  STRUGGLING: "bad",
  PAUSED: "calm",
  FAILING: "bad",
  GONE: "bad",
};

/** Returns the receiver's host: the remaining URL may be long or contain a secret. Support gets a hidden URL. */
export const hostOf = ({ url }: Pick<Webhook, "url">) => URL.parse(url)?.host ?? url;
