import { Button } from "@mantine/core";
import { Link, useRouter, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/member-paths.ts";
import { textMax } from "#packages/domain/limits.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { PasswordField } from "#packages/web/forms/PasswordField.tsx";
import { useForm } from "#packages/web/forms/use-form.ts";
import { FormFrame } from "#packages/web/member/shell/FormFrame.tsx";
import { LinkButton } from "#packages/web/member/shell/LinkButton.tsx";
import link from "#packages/web/member/shell/text-link.module.css";
import { codeOf, useProblemText } from "#packages/web/problem.ts";
import { type Credentials, checkCredentials } from "./credentials.ts";
import { signIn, useEnter } from "./sign-in.ts";

/** `/login`: e-mail or phone, and password; then returns to the requested page. Spec §2. */
export function LoginScreen() {
  const words = useTranslations("sessions");
  const common = useTranslations("words");
  const problemText = useProblemText();
  const toast = useToast();
  const enter = useEnter();
  const router = useRouter();
  const { from } = useSearch({ from: "/signed-out/login" });
  const form = useForm<Credentials>({
    check: checkCredentials,
    defaultValues: { username: "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ username, password }) => {
    try {
      await enter(await signIn(username.trim(), password));
      router.history.replace(from ?? paths.home);
    } catch (error) {
      if (codeOf(error) === "WRONG_CREDENTIALS") form.setError("password", { message: words("wrong") });
      else toast({ variant: "error", text: problemText(error, words("failed")) });
    }
  });
  return (
    <FormFrame
      title={words("title")}
      onSubmit={submit}
      foot={
        <>
          <p>{words("noAccount")}</p>
          <LinkButton to={paths.onboarding} variant="light">
            {words("register")}
          </LinkButton>
        </>
      }
    >
      <LimitedField
        limit={textMax.email}
        label={words("username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register("username")}
      />
      <PasswordField
        label={common("password")}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register("password")}
      />
      <Button type="submit" loading={isSubmitting}>
        {common("signIn")}
      </Button>
      <p>
        <Link to={paths.signInCode} className={link.link}>
          {words("byCode")}
        </Link>
      </p>
      <p>
        <Link to={paths.passwordRequest} className={link.link}>
          {words("forgot")}
        </Link>
      </p>
    </FormFrame>
  );
}
