import { Button } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { ResendButton } from "#features/access/sessions/member/ResendButton.tsx";
import { useEnter } from "#features/access/sessions/member/sign-in.ts";
import { paths } from "#features/member-paths.ts";
import { textMax } from "#packages/domain/limits.ts";
import { isEmail } from "#packages/domain/people/email.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useForm } from "#packages/web/forms/use-form.ts";
import { subdomain } from "#packages/web/member/club/subdomain.ts";
import { call } from "#packages/web/member/session/api.ts";
import { proofOfWork } from "#packages/web/member/session/work.ts";
import { BackLink } from "#packages/web/member/shell/BackLink.tsx";
import { FormFrame } from "#packages/web/member/shell/FormFrame.tsx";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { signInCodeMinutes } from "../domain/sign-in-code.ts";
import { checkCode, checkUsername, type SignInCode } from "./sign-in-form.ts";

async function request(username: string) {
  const proof = isEmail(username) ? {} : { proof: await proofOfWork("sign-in") };
  await call("requestSignInCode", { params: { subdomain }, body: { username, ...proof } });
}

/** `/login/code`: requests a one-time code by e-mail or SMS, and signs in by it. Product §6. */
export function SignInCodeScreen() {
  const [step, setStep] = useState<{ username: string; isSent: boolean } | null>(null);
  if (step === null) return <AddressForm onStep={setStep} />;
  return <CodeForm {...step} onBack={() => setStep(null)} />;
}

type AddressFormProps = { onStep: (step: { username: string; isSent: boolean }) => void };

function AddressForm({ onStep }: AddressFormProps) {
  const t = useTranslations("signInCodes");
  const sessions = useTranslations("sessions");
  const problemText = useProblemText();
  const toast = useToast();
  const form = useForm<Pick<SignInCode, "username">>({ check: checkUsername, defaultValues: { username: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ username }) => {
    try {
      await request(username.trim());
      onStep({ username: username.trim(), isSent: true });
    } catch (error) {
      if (!applyProblem(form, error)) toast({ variant: "error", text: problemText(error, t("failed")) });
    }
  });
  return (
    <FormFrame
      title={t("title")}
      text={t("text")}
      above={<BackLink to={paths.login}>{sessions("title")}</BackLink>}
      onSubmit={submit}
    >
      <LimitedField
        limit={textMax.email}
        label={sessions("username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register("username")}
      />
      <Button type="submit" loading={isSubmitting}>
        {t("send")}
      </Button>
      <Button variant="subtle" onClick={() => onStep({ username: form.getValues("username").trim(), isSent: false })}>
        {t("have")}
      </Button>
    </FormFrame>
  );
}

type CodeFormProps = { username: string; isSent: boolean; onBack: () => void };

function CodeForm({ username, isSent, onBack }: CodeFormProps) {
  const t = useTranslations("signInCodes");
  const sessions = useTranslations("sessions");
  const common = useTranslations("words");
  const problemText = useProblemText();
  const enter = useEnter();
  const router = useRouter();
  const form = useForm<SignInCode>({ check: checkCode, defaultValues: { username, code: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (typed) => {
    try {
      const body = { username: typed.username.trim(), code: typed.code };
      await enter(await call("signInByCode", { params: { subdomain }, body }));
      router.history.replace(paths.home);
    } catch (error) {
      if (applyProblem(form, error)) return;
      form.setError("code", { message: problemText(error) });
    }
  });
  return (
    <FormFrame
      title={t("title")}
      text={isSent ? t("sent", { contact: username, minutes: signInCodeMinutes }) : undefined}
      above={<BackLink to={paths.login}>{sessions("title")}</BackLink>}
      onSubmit={submit}
      foot={
        isSent && (
          <>
            <ResendButton send={() => request(username)} />
            <Button variant="subtle" onClick={onBack}>
              {t("other")}
            </Button>
          </>
        )
      }
    >
      {!isSent && (
        <LimitedField
          limit={textMax.email}
          label={sessions("username")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          {...form.register("username")}
        />
      )}
      <LimitedField
        limit={20}
        label={t("code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code?.message ?? (isSent ? errors.username?.message : undefined)}
        {...form.register("code")}
      />
      <Button type="submit" loading={isSubmitting}>
        {common("signIn")}
      </Button>
    </FormFrame>
  );
}
