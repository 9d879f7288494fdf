import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ActDialog } from "#packages/web/backoffice/dialogs/ActDialog.tsx";
import { useRemoveWebhook, type Webhook } from "./queries.ts";
import { hostOf } from "./webhook-words.ts";

/** Asks for a confirmation before an endpoint and its log are removed. */
export function RemoveWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations("webhooks.acts");
  const navigate = useNavigate();
  const host = hostOf(webhook);
  return (
    <ActDialog
      act={useRemoveWebhook(webhook.id)}
      title={t("removeTitle", { host })}
      confirmLabel={t("remove")}
      successMessage={() => t("removed", { host })}
      onDone={() => void navigate({ to: paths.webhooks })}
      failed={t("failed")}
      onClose={onClose}
      danger
    >
      {t("removeText")}
    </ActDialog>
  );
}
