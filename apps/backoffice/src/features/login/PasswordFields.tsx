import { PasswordInput } from "@mantine/core";
import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type { NewPassword } from "./new-password.ts";

type PasswordFieldsProps = { register: UseFormRegister<NewPassword>; errors: FieldErrors<NewPassword> };

/** A new password, twice. */
export function PasswordFields({ register, errors }: PasswordFieldsProps) {
  const login = useTranslations("login");
  const words = useTranslations("words");
  const toggle = { "aria-label": words("showPassword") };
  return (
    <>
      <PasswordInput
        label={words("password")}
        description={login("resetHint")}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        error={errors.password?.message}
        {...register("password")}
      />
      <PasswordInput
        label={words("confirmPassword")}
        autoComplete="new-password"
        visibilityToggleButtonProps={toggle}
        error={errors.confirmPassword?.message}
        {...register("confirmPassword")}
      />
    </>
  );
}
