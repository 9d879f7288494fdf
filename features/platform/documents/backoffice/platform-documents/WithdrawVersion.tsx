import { useTranslations } from "use-intl/react";
import { ActDialog } from "#packages/web/backoffice/dialogs/ActDialog.tsx";
import { useRealDates } from "#packages/web/backoffice/format/dates.ts";
import type { PlatformDocument } from "../../domain/platform-documents.ts";
import { useDocumentAct } from "./queries.ts";

type WithdrawProps = { document: PlatformDocument; version: string; onClose: () => void };

/** Confirms the withdrawal of a version that is not in force yet. */
export function WithdrawVersion({ document, version, onClose }: WithdrawProps) {
  const t = useTranslations("platformDocuments.withdraw");
  const { full } = useRealDates();
  return (
    <ActDialog
      act={useDocumentAct("withdrawDocumentVersion")}
      input={() => ({ params: { document, version } })}
      title={t("ask", { date: full(version) })}
      confirmLabel={t("go")}
      successMessage={() => t("done")}
      failed={t("failed")}
      onClose={onClose}
      danger
    >
      {t("text")}
    </ActDialog>
  );
}
