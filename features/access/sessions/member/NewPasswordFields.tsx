import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { PasswordField } from "#packages/web/forms/PasswordField.tsx";

type NewPasswordFieldsProps = {
  password: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  errors: { password?: { message?: string }; confirmPassword?: { message?: string } };
};

/** A new password and its confirmation. */
export function NewPasswordFields({ password, confirmPassword, errors }: NewPasswordFieldsProps) {
  const words = useTranslations("sessions");
  const common = useTranslations("words");
  return (
    <>
      <PasswordField
        label={words("newPassword")}
        description={words("passwordHint")}
        autoComplete="new-password"
        error={errors.password?.message}
        {...password}
      />
      <PasswordField
        label={common("confirmPassword")}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...confirmPassword}
      />
    </>
  );
}
