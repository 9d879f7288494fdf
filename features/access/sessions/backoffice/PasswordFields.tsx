import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type { NewPassword } from "#features/access/passwords/domain/password.ts";
import { PasswordField } from "#packages/web/forms/PasswordField.tsx";

type PasswordFieldsProps = { register: UseFormRegister<NewPassword>; errors: FieldErrors<NewPassword> };

/** A new password and its confirmation. */
export function PasswordFields({ register, errors }: PasswordFieldsProps) {
  const login = useTranslations("sessions");
  const words = useTranslations("words");
  return (
    <>
      <PasswordField
        label={words("password")}
        description={login("resetHint")}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <PasswordField
        label={words("confirmPassword")}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register("confirmPassword")}
      />
    </>
  );
}
