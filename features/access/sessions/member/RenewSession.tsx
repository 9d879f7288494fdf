import { Button, TextInput } from "@mantine/core";
import { useTranslations } from "use-intl/react";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { PasswordField } from "#packages/web/forms/PasswordField.tsx";
import { useForm } from "#packages/web/forms/use-form.ts";
import { useHome } from "#packages/web/member/club/home.ts";
import { endSession } from "#packages/web/member/session/session.ts";
import { useRenewalDue } from "#packages/web/member/session/session-renewal.ts";
import { sessionStore } from "#packages/web/member/session/session-store.ts";
import form from "#packages/web/member/shell/form-frame.module.css";
import { codeOf, useProblemText } from "#packages/web/problem.ts";
import { signIn } from "./sign-in.ts";

/** A dialog for a form whose session has ended: the member signs in again and continues there, or leaves the form. */
export function RenewSession() {
  const words = useTranslations("sessions");
  const due = useRenewalDue();
  return (
    <Dialog opened={due} onClose={() => undefined} dismissible={false} above title={words("renewTitle")} width={440}>
      {due && <PasswordAgain />}
    </Dialog>
  );
}

type Typed = { password: string };

const check = ({ password }: Typed) => ({ password: password ? null : ("REQUIRED" as const) });

function PasswordAgain() {
  const words = useTranslations("sessions");
  const common = useTranslations("words");
  const problemText = useProblemText();
  const profile = useHome().data?.profile;
  const username = profile?.email || profile?.phone || "";
  const { register, handleSubmit, setError, formState } = useForm<Typed>({
    check,
    defaultValues: { password: "" },
  });
  const submit = handleSubmit(async ({ password }) => {
    try {
      sessionStore.renew(await signIn(username, password));
    } catch (error) {
      const message = codeOf(error) === "WRONG_CREDENTIALS" ? words("wrong") : problemText(error, words("failed"));
      setError("password", { message });
    }
  });
  return (
    <form className={form.form} onSubmit={submit} noValidate>
      <p>{words("renewText")}</p>
      <TextInput label={words("username")} autoComplete="username" value={username} readOnly />
      <PasswordField
        label={common("password")}
        autoComplete="current-password"
        data-autofocus
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <Button type="submit" loading={formState.isSubmitting}>
        {common("signIn")}
      </Button>
      <Button variant="subtle" onClick={() => void endSession()}>
        {words("renewLeave")}
      </Button>
    </form>
  );
}
