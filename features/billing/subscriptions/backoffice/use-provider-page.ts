import { useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useAct } from "#packages/web/backoffice/session/use-act.ts";

/** Leaves for the provider's page, where a card is given or an invoice paid; whoever is done there comes back here. */
export function useProviderPage(open: () => Promise<{ url: string }>) {
  const t = useTranslations("subscriptions.card");
  const notices = useNotices();
  const { mutate, isPending, isSuccess } = useAct({ mutationFn: open });
  const go = () =>
    mutate(undefined, {
      onSuccess: ({ url }) => window.location.assign(url),
      onError: (error) => notices.failed(error, t("failed")),
    });
  // The browser is on its way: nothing here is pressed twice meanwhile.
  return { go, busy: isPending || isSuccess };
}
