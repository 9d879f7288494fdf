import { Button } from "@mantine/core";
import { textMax } from "@stammis/domain/limits";
import { LimitedField } from "@stammis/shell/LimitedField.tsx";
import { PasswordField } from "@stammis/shell/PasswordField.tsx";
import { codeOf, useProblemText } from "@stammis/shell/problem.ts";
import { useForm } from "@stammis/shell/use-form.ts";
import { useToast } from "@stammis/ui/answer/Toast.tsx";
import { Link, useRouter, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { type Credentials, checkCredentials } from "../features/login/credentials.ts";
import { signIn, useEnter } from "../features/login/sign-in.ts";
import { paths } from "../paths.ts";
import { FormFrame } from "../shell/FormFrame.tsx";
import { LinkButton } from "../shell/LinkButton.tsx";
import link from "../shell/text-link.module.css";

/** `/login`: e-mail or phone and password; then back to where one wanted to go. Spec §2. */
export function LoginScreen() {
  const words = useTranslations("login");
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
        <Link to={paths.passwordRequest} className={link.link}>
          {words("forgot")}
        </Link>
      </p>
    </FormFrame>
  );
}
