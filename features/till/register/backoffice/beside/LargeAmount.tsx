import { useTranslations } from "use-intl/react";
import { kronorFromOre } from "#packages/domain/money.ts";
import { ConfirmDialog } from "#packages/ui/answer/ConfirmDialog.tsx";
import { useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import type { Visit } from "../visit/visit.ts";
import { typedOre } from "../visit/visit-plan.ts";

type LargeAmountProps = { visit: Visit; onCorrect: () => void; onConfirm: () => void };

/** Asks once about an unusual amount, so that a typing error is corrected before it counts. */
export function LargeAmount({ visit, onCorrect, onConfirm }: LargeAmountProps) {
  const t = useTranslations("register");
  const { kronor } = useNumbers();
  const typed = typedOre(visit.amount);
  const amount = typed.ok ? kronor(kronorFromOre(typed.ore)) : "";
  return (
    <ConfirmDialog
      opened={visit.phase === "asking"}
      title={t("largeTitle")}
      confirmLabel={t("largeYes", { amount })}
      cancelLabel={t("largeNo")}
      onCancel={onCorrect}
      onConfirm={onConfirm}
    >
      {t("largeText", { amount })}
    </ConfirmDialog>
  );
}
