import type { ComponentProps } from "react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { PasswordField as UiPasswordField } from "#packages/ui/form/PasswordField.tsx";

type Without<P> = Omit<P, "showLabel" | "limit" | "tooLong">;

/** A password field with the server's error texts. */
export function PasswordField(props: Without<ComponentProps<typeof UiPasswordField>>) {
  const show = useTranslations("words")("showPassword");
  const tooLong = useTranslations("errors")("PASSWORD_TOO_LONG");
  return <UiPasswordField {...props} limit={textMax.password} showLabel={show} tooLong={tooLong} />;
}
