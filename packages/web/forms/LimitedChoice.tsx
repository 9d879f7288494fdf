import type { ComponentProps } from "react";
import { useTranslations } from "use-intl/react";
import { LimitedAutocomplete } from "#packages/ui/form/LimitedAutocomplete.tsx";

/** A text field with suggestions, a limit and the server's error texts. */
export function LimitedChoice(props: Omit<ComponentProps<typeof LimitedAutocomplete>, "tooLong">) {
  return <LimitedAutocomplete {...props} tooLong={useTranslations("errors")("NAME_TOO_LONG")} />;
}
