import { useTranslations } from "use-intl/react";
import { type StatusTone, StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import type { ListedIncident } from "./queries.ts";

const tones = { RUNNING: "wait", OVERDUE: "bad", IN_TIME: "good", LATE: "bad", NONE: "calm" } as const satisfies Record<
  ListedIncident["clock"]["state"],
  StatusTone
>;

/** Shows the state of the 72 hours: the remaining or exceeded time. */
export function IncidentClock({ clock: { state, minutes, deadline } }: Pick<ListedIncident, "clock">) {
  const t = useTranslations("incidents");
  const { moment } = useRealDates();
  const time = t("time", { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) });
  return <StatusWord tone={tones[state]}>{t(`clock.${state}`, { time, deadline: moment(deadline) })}</StatusWord>;
}
