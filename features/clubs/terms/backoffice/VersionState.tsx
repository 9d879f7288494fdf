import { useTranslations } from "use-intl/react";
import { type StatusTone, StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import type { TermsVersion } from "./queries.ts";

const tones = { IN_FORCE: "good", COMING: "wait", TAKEN_BACK: "calm" } as const satisfies Record<
  Exclude<TermsVersion["state"], "REPLACED">,
  StatusTone
>;

/** A version's state as a word; empty for a replaced one. */
export function VersionState({ state, appliesOn }: Pick<TermsVersion, "state" | "appliesOn">) {
  const t = useTranslations("terms");
  const { full } = useDates();
  if (state === "REPLACED") return null;
  return <StatusWord tone={tones[state]}>{t(`states.${state}`, { day: full(appliesOn) })}</StatusWord>;
}
