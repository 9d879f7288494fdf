import { PasswordInput } from "@mantine/core";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "use-intl/react";

type NewPasswordFieldsProps = {
  password: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  errors: { password?: { message?: string }; confirmPassword?: { message?: string } };
};

/** A new password and its repetition. */
export function NewPasswordFields({ password, confirmPassword, errors }: NewPasswordFieldsProps) {
  const words = useTranslations("login");
  const common = useTranslations("words");
  const eye = { "aria-label": common("showPassword") };
  return (
    <>
      <PasswordInput
        label={words("newPassword")}
        description={words("passwordHint")}
        autoComplete="new-password"
        visibilityToggleButtonProps={eye}
        error={errors.password?.message}
        {...password}
      />
      <PasswordInput
        label={common("confirmPassword")}
        autoComplete="new-password"
        visibilityToggleButtonProps={eye}
        error={errors.confirmPassword?.message}
        {...confirmPassword}
      />
    </>
  );
}
