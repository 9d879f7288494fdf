import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useFinishCardPage } from "./queries.ts";

/** Reports the outcome of the provider's page once after the merchant's return. */
export function useCardReturn(companyId: number): void {
  const t = useTranslations("subscriptions.card");
  const notices = useNotices();
  const navigate = useNavigate();
  const { session } = useSearch({ from: "/office/billings/details" });
  const { mutate } = useFinishCardPage(companyId);
  const handledSession = useRef<string | null>(null);
  useEffect(() => {
    if (!session || handledSession.current === session) return;
    handledSession.current = session;
    void navigate({ to: ".", search: {}, replace: true });
    mutate(session, {
      onSuccess: ({ outcome }) => outcome !== "NOTHING" && notices.done(t(`outcomes.${outcome}`)),
      onError: (error) => notices.failed(error, t("failed")),
    });
  }, [session, navigate, mutate, notices, t]);
}
