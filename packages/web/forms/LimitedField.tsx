import type { ComponentProps } from "react";
import { useTranslations } from "use-intl/react";
import { LimitedInput } from "#packages/ui/form/LimitedInput.tsx";

/** A one-line text field with a limit and the server's error texts. */
export function LimitedField(props: Omit<ComponentProps<typeof LimitedInput>, "tooLong">) {
  return <LimitedInput {...props} tooLong={useTranslations("errors")("NAME_TOO_LONG")} />;
}
