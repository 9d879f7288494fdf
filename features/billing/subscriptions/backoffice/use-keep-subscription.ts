import { useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useSubscribe } from "./queries.ts";

/** Renews a subscription that is due to end with the month. */
export function useKeepSubscription(companyId: number) {
  const t = useTranslations("subscriptions");
  const notices = useNotices();
  const { mutateAsync, isPending: busy } = useSubscribe(companyId);
  const keep = async () => {
    try {
      await mutateAsync();
      notices.done(t("subscribe.stayed"));
    } catch (error) {
      notices.failed(error, t("failed"));
    }
  };
  return { keep: () => void keep(), busy };
}
