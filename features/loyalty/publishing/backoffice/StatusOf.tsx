import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { useDates } from "#packages/web/backoffice/format/dates.ts";
import { useToday } from "#packages/web/backoffice/format/use-today.ts";
import { beginsLater, isUsedUp, type Publishable } from "./publishable.ts";
import { statusTones } from "./status-tones.ts";

/** Shows the status as a small coloured word. */
export function StatusOf({ of }: { of: Publishable }) {
  const t = useTranslations("publishing");
  const { kind, publishStatus, startDate } = of;
  const { short } = useDates();
  const today = useToday();
  if (startDate && beginsLater(of, today))
    return <StatusWord tone="wait">{t("startsOn", { day: short(startDate) })}</StatusWord>;
  return (
    <StatusWord tone={statusTones[publishStatus]}>
      {isUsedUp(of) ? t(`${kind}.usedUp`) : t(`${kind}.statuses.${publishStatus}`)}
    </StatusWord>
  );
}
