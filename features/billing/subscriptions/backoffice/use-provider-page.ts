import { useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

/** Sends the browser to the provider's page, where a card is entered or an invoice paid. The page returns here. */
export function useProviderPage(open: () => Promise<{ url: string }>) {
  const t = useTranslations("subscriptions.card");
  const notices = useNotices();
  const { mutate, isPending, isSuccess } = useAct({ mutationFn: open });
  const go = () =>
    mutate(undefined, {
      onSuccess: ({ url }) => window.location.assign(url),
      onError: (error) => notices.failed(error, t("failed")),
    });
  // Stays busy after success, because the browser is leaving the page.
  return { go, busy: isPending || isSuccess };
}
