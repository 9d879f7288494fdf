import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { ActDialog } from "#packages/web/backoffice/dialogs/ActDialog.tsx";
import { MadeSecret } from "#packages/web/backoffice/page/MadeSecret.tsx";
import { useRenewSecret, type Webhook } from "./queries.ts";

/** Asks for a confirmation, then shows the new secret once. */
export function RenewSecret({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const t = useTranslations("webhooks.acts");
  const renew = useRenewSecret(webhook.id);
  const [made, setMade] = useState<string | null>(null);
  if (made) return <SecretDialog secret={made} onClose={onClose} />;
  return (
    <ActDialog
      act={renew}
      title={t("renewTitle")}
      confirmLabel={t("renew")}
      successMessage={({ secret }) => void setMade(secret)}
      failed={t("failed")}
      onClose={onClose}
    >
      {t("renewText")}
    </ActDialog>
  );
}

/** Shows a secret once; only a button closes the dialog. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslations("webhooks.secret");
  return (
    <Dialog opened onClose={onClose} title={t("title")} width={560} dismissible={false}>
      <MadeSecret value={secret} text={t("text")} copyLabel={t("copy")} onClose={onClose} />
    </Dialog>
  );
}
