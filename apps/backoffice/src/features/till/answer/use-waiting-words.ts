import { useTranslations } from "use-intl/react";
import { useDates } from "../../../lib/dates.ts";
import type { Invited } from "../queries.ts";

/** What waits for somebody invited, and how long; nothing when there was no purchase. */
export function useWaitingWords({ waitsThrough, waitingPoints }: Invited): string[] {
  const t = useTranslations("till");
  const { short } = useDates();
  return waitsThrough === null ? [] : [t("pointsWait", { points: waitingPoints, day: short(waitsThrough) })];
}
