import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { ActDialog } from "#packages/web/backoffice/dialogs/ActDialog.tsx";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { MadeSecret } from "#packages/web/backoffice/page/MadeSecret.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { checkShopSecret, secretMax } from "../domain/connections.ts";
import classes from "./connections.module.css";
import { type Connection, useRenewSecret } from "./queries.ts";

type RenewSecretProps = { connection: Connection; onClose: () => void };

/** Renews the secret: Shopify's is pasted, others are created and shown once. */
export function RenewSecret(props: RenewSecretProps) {
  return props.connection.kind === "SHOPIFY" ? <PasteSecret {...props} /> : <CreateSecret {...props} />;
}

function CreateSecret({ connection, onClose }: RenewSecretProps) {
  const t = useTranslations("connections");
  const [created, setCreated] = useState<string | null>(null);
  const act = useRenewSecret(connection.id);
  if (created) {
    return (
      <Dialog opened onClose={onClose} title={t("secret.title")} width={560} dismissible={false}>
        <MadeSecret value={created} text={t("secret.text")} copyLabel={t("secret.copy")} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <ActDialog
      act={act}
      input={() => ({ secret: null })}
      title={t("acts.renewTitle")}
      confirmLabel={t("acts.renew")}
      successMessage={({ secret }) => void setCreated(secret)}
      failed={t("acts.failed")}
      onClose={onClose}
    >
      {t(connection.paused ? "acts.renewPausedText" : "acts.renewText")}
    </ActDialog>
  );
}

type SecretForm = { secret: string };

const checkSecret = ({ secret }: SecretForm) => {
  const checked = checkShopSecret(secret);
  return { secret: checked.ok ? null : checked.reason };
};

function PasteSecret({ connection, onClose }: RenewSecretProps) {
  const t = useTranslations("connections");
  const notices = useNotices();
  const problemText = useProblemText();
  const { mutateAsync } = useRenewSecret(connection.id);
  const [problem, setProblem] = useState<string | null>(null);
  // The form stores no draft, because its one field is a secret.
  const form = useFieldForm({
    fields: { secret: { label: t("editor.secret"), limit: secretMax } },
    check: checkSecret,
    defaultValues: { secret: "" },
  });
  const save = form.handleSubmit(async ({ secret }) => {
    setProblem(null);
    try {
      await mutateAsync({ secret });
      notices.done(t("acts.renewed"));
      onClose();
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(problemText(error, t("acts.failed")));
    }
  });
  return (
    <Dialog opened onClose={onClose} title={t("acts.renewShopifyTitle")} width={560}>
      <form className={classes.form} noValidate onSubmit={save}>
        <FormProblem text={problem} />
        <p>{t(connection.paused ? "acts.renewPausedText" : "acts.renewShopifyText")}</p>
        <LimitedField
          description={t("editor.secretHint")}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          {...form.limited("secret")}
        />
        <DialogFoot onCancel={onClose} saving={form.formState.isSubmitting} />
      </form>
    </Dialog>
  );
}
