import { useTranslations } from "use-intl/react";
import { type StatusTone, StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import type { Billing } from "./queries.ts";

type State = Billing["standing"]["state"];

const tones: Record<State, StatusTone> = {
  TRIAL: "accent",
  ACTIVE: "good",
  LEAVING: "wait",
  PAST_DUE: "bad",
  SUSPENDED: "bad",
};

/** The state of a company's subscription as one word. */
export function StandingWord({ state }: { state: State }) {
  const t = useTranslations("subscriptions.states");
  return <StatusWord tone={tones[state]}>{t(state)}</StatusWord>;
}
