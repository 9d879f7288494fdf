import { ConfirmDialog } from "@stammis/ui/answer/ConfirmDialog.tsx";
import { Dialog } from "@stammis/ui/answer/Dialog.tsx";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { useNotices } from "../../lib/notices.ts";
import { MadeSecret } from "../../shell/MadeSecret.tsx";
import { useRenewSecret, type Webhook } from "./queries.ts";

/** Asks first; then the new secret is shown this once. */
export function RenewSecret({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations("webhooks.acts");
  const words = useTranslations("words");
  const notices = useNotices();
  const { mutate, isPending } = useRenewSecret(webhook.id);
  const [made, setMade] = useState<string | null>(null);
  const renew = () =>
    mutate(undefined, {
      onSuccess: ({ secret }) => setMade(secret),
      onError: (error) => {
        notices.failed(error, t("failed"));
        onClose();
      },
    });
  if (made) return <SecretDialog secret={made} onClose={onClose} />;
  return (
    <ConfirmDialog
      opened
      title={t("renewTitle")}
      confirmLabel={t("renew")}
      cancelLabel={words("cancel")}
      onConfirm={renew}
      onCancel={onClose}
      busy={isPending}
    >
      {t("renewText")}
    </ConfirmDialog>
  );
}

/** A secret as it is shown once; only a button leaves it. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslations("webhooks.secret");
  return (
    <Dialog opened onClose={onClose} title={t("title")} width={560} dismissible={false}>
      <MadeSecret value={secret} text={t("text")} copyLabel={t("copy")} onClose={onClose} />
    </Dialog>
  );
}
