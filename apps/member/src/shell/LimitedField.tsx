import { LimitedInput } from "@stammis/ui/form/LimitedInput.tsx";
import type { ComponentProps } from "react";
import { useTranslations } from "use-intl/react";

/** A text field with a limit, in the words of what the server would refuse. */
export function LimitedField(props: Omit<ComponentProps<typeof LimitedInput>, "tooLong">) {
  return <LimitedInput {...props} tooLong={useTranslations("errors")("NAME_TOO_LONG")} />;
}
