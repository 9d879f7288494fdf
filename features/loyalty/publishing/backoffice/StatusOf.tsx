import { useTranslations } from "use-intl/react";
import { StatusWord } from "#packages/ui/figures/StatusWord.tsx";
import { isUsedUp, type Publishable } from "./publishable.ts";
import { statusTones } from "./status-tones.ts";

/** Shows the status as a small coloured word. */
export function StatusOf({ of }: { of: Publishable }) {
  const t = useTranslations("publishing");
  const { kind, publishStatus } = of;
  return (
    <StatusWord tone={statusTones[publishStatus]}>
      {isUsedUp(of) ? t(`${kind}.usedUp`) : t(`${kind}.statuses.${publishStatus}`)}
    </StatusWord>
  );
}
