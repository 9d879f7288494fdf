import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { FormProblem } from "#packages/web/backoffice/forms/FormProblem.tsx";
import { call } from "#packages/web/backoffice/session/api.ts";
import { PasswordField } from "#packages/web/forms/PasswordField.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { required } from "#packages/web/forms/use-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { pinProblem } from "../domain/pin.ts";
import classes from "./own-pin.module.css";
import { pinQuery } from "./queries.ts";

type NewPin = { pin: string; password: string };

const check = ({ pin, password }: NewPin) => ({
  pin: required(pin) ?? pinProblem(pin),
  password: required(password),
});

type PinDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** The reason, when the dialog opens by itself. */
  text?: string | undefined;
  /** Reports the saved PIN; by default, as a back office notice. */
  tell?: ((text: string) => void) | undefined;
};

/** Asks for the user's new PIN and password. */
export function PinDialog({ opened, onClose, text, tell }: PinDialogProps) {
  const t = useTranslations("devices");
  return (
    <Dialog opened={opened} onClose={onClose} title={t("choosePin")} width={420}>
      {text && <p>{text}</p>}
      <PinForm onClose={onClose} tell={tell} />
    </Dialog>
  );
}

function PinForm({ onClose, tell }: Pick<PinDialogProps, "onClose" | "tell">) {
  const t = useTranslations("devices");
  const notices = useNotices();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  // The form stores no draft, because a draft would store a PIN and a password.
  const form = useFieldForm({
    fields: {
      pin: { label: t("newPin") },
      password: { label: t("ownPassword") },
    },
    check,
    defaultValues: { pin: "", password: "" },
  });
  const { isSubmitting } = form.formState;
  const save = form.handleSubmit(async (body) => {
    setProblem(null);
    try {
      await call("setPin", { body });
      void queryClient.invalidateQueries({ queryKey: pinQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ["till-device"] });
      (tell ?? notices.done)(t("pinSaved"));
      onClose();
    } catch (error) {
      if (!applyProblem(form, error)) setProblem(problemText(error, t("pinFailed")));
    }
  });
  const submit = (event: FormEvent) => {
    // The dialog may be inside another form, which must not receive this event.
    event.stopPropagation();
    void save(event);
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <FormProblem text={problem} />
      <PasswordField
        description={t("newPinHint")}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        {...form.input("pin")}
      />
      <PasswordField description={t("ownPasswordHint")} autoComplete="current-password" {...form.input("password")} />
      <DialogFoot onCancel={onClose} saving={isSubmitting} />
    </form>
  );
}
