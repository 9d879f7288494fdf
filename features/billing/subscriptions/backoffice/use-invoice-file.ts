import { useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";
import { saveFile } from "#packages/web/save-file.ts";

/** Downloads an invoice by its number as a document. */
export function useInvoiceFile(number: number) {
  const t = useTranslations("subscriptions.invoices");
  const notices = useNotices();
  const { mutate, isPending } = useAct({ mutationFn: (bring: (number: number) => Promise<File>) => bring(number) });
  const save = (bring: (number: number) => Promise<File>) =>
    mutate(bring, {
      onSuccess: (file) => saveFile(file, file.name),
      onError: (error) => notices.failed(error, t("fileFailed")),
    });
  return { save, isPending };
}
