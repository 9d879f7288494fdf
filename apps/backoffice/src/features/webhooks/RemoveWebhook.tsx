import { ConfirmDialog } from "@stammis/ui/answer/ConfirmDialog.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { useNotices } from "../../lib/notices.ts";
import { paths } from "../../paths.ts";
import { useRemoveWebhook, type Webhook } from "./queries.ts";
import { hostOf } from "./standing-words.ts";

/** Asks before an address and its log go. */
export function RemoveWebhook({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations("webhooks.acts");
  const words = useTranslations("words");
  const notices = useNotices();
  const navigate = useNavigate();
  const { mutate, isPending } = useRemoveWebhook(webhook.id);
  const host = hostOf(webhook);
  const removed = () => {
    notices.done(t("removed", { host }));
    void navigate({ to: paths.webhooks });
  };
  const remove = () =>
    mutate(undefined, {
      onSuccess: removed,
      onError: (error) => notices.failed(error, t("failed")),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened
      title={t("removeTitle", { host })}
      confirmLabel={t("remove")}
      cancelLabel={words("cancel")}
      onConfirm={remove}
      onCancel={onClose}
      busy={isPending}
      danger
    >
      {t("removeText")}
    </ConfirmDialog>
  );
}
