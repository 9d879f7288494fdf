import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { useFirstError } from "#packages/ui/form/first-error.ts";
import { holdsTooMuch } from "#packages/ui/form/text-limit.ts";
import form from "#packages/web/backoffice/dialogs/dialog-form.module.css";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";

type DeclineDialogProps = { opened: boolean; what: string; onClose: () => void; onDecline: (reason: string) => void };

/** Declines a request, with an optional reason for the till. */
export function DeclineDialog({ opened, what, onClose, onDecline }: DeclineDialogProps) {
  const t = useTranslations("approvals");
  const words = useTranslations("words");
  const toFirstError = useFirstError();
  const [reason, setReason] = useState("");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (holdsTooMuch(event.currentTarget)) toFirstError(event.currentTarget);
    else onDecline(reason.trim());
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t("declineTitle")} width={440}>
      <form className={form.form} noValidate onSubmit={submit}>
        <p>{t("declineText", { what })}</p>
        <LimitedField
          label={t("reason")}
          description={t("reasonHint")}
          limit={textMax.reason}
          autoComplete="off"
          data-autofocus
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <div className={form.foot}>
          <Button variant="default" onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button type="submit" color="red">
            {t("decline")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
