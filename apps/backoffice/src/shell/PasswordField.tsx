import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useTranslations } from "use-intl/react";

/** A password that can be shown, by a button a thumb can hit. */
export function PasswordField(props: PasswordInputProps) {
  const words = useTranslations("words");
  return (
    <PasswordInput
      rightSectionWidth={48}
      visibilityToggleButtonProps={{ "aria-label": words("showPassword") }}
      vars={() => ({ root: { "--psi-button-size": "44px" } })}
      {...props}
    />
  );
}
