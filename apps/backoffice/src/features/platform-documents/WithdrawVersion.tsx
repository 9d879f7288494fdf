import type { PlatformDocument } from "@stammis/domain/platform-documents";
import { ConfirmDialog } from "@stammis/ui/answer/ConfirmDialog.tsx";
import { useTranslations } from "use-intl/react";
import { useRealDates } from "../../lib/dates.ts";
import { useNotices } from "../../lib/notices.ts";
import { useDocumentAct } from "./queries.ts";

type WithdrawProps = { document: PlatformDocument; version: string; onClose: () => void };

/** Asks before a version that does not hold yet is taken back. */
export function WithdrawVersion({ document, version, onClose }: WithdrawProps) {
  const t = useTranslations("platformDocuments.withdraw");
  const words = useTranslations("words");
  const notices = useNotices();
  const { full } = useRealDates();
  const { mutate, isPending } = useDocumentAct("withdrawDocumentVersion");
  const withdraw = () =>
    mutate(
      { params: { document, version } },
      {
        onSuccess: () => notices.done(t("done")),
        onError: (error) => notices.failed(error, t("failed")),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      opened
      title={t("ask", { date: full(version) })}
      confirmLabel={t("go")}
      cancelLabel={words("cancel")}
      onConfirm={withdraw}
      onCancel={onClose}
      busy={isPending}
      danger
    >
      {t("text")}
    </ConfirmDialog>
  );
}
