import { useTranslations } from "use-intl/react";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import { useOpenMonth } from "./queries.ts";
import { ReasonForm } from "./ReasonForm.tsx";

/** Reopens a closed month, with a reason that the list of changes shows. */
export function OpenMonth({ month, onDone }: { month: string; onDone: () => void }) {
  const t = useTranslations("invoices.closings");
  const dates = useRealDates();
  const { mutateAsync } = useOpenMonth();
  return (
    <ReasonForm
      lead={t("openLead")}
      label={t("reason")}
      submit={t("openAct", { month: dates.monthWithin(month) })}
      act={(reason) => mutateAsync({ month, reason })}
      successMessage={() => t("openDone", { month: dates.month(month) })}
      failed={t("openFailed")}
      onClose={onDone}
    />
  );
}
