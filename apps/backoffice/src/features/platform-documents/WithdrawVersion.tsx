import type { PlatformDocument } from "@stammis/domain/platform-documents";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "../../lib/dates.ts";
import { ActDialog } from "../../shell/ActDialog.tsx";
import { useDocumentAct } from "./queries.ts";

type WithdrawProps = { document: PlatformDocument; version: string; onClose: () => void };

/** Asks before a version that does not hold yet is taken back. */
export function WithdrawVersion({ document, version, onClose }: WithdrawProps) {
  const t = useTranslations("platformDocuments.withdraw");
  const { full } = useRealDates();
  return (
    <ActDialog
      act={useDocumentAct("withdrawDocumentVersion")}
      input={() => ({ params: { document, version } })}
      title={t("ask", { date: full(version) })}
      confirmLabel={t("go")}
      done={() => t("done")}
      failed={t("failed")}
      onClose={onClose}
      danger
    >
      {t("text")}
    </ActDialog>
  );
}
