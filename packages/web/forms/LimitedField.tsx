import type { ComponentProps } from "react";
import { useTranslations } from "use-intl/react";
import { LimitedAutocomplete, LimitedInput, LimitedTextarea } from "#packages/ui/form/LimitedInput.tsx";

type Without<P> = Omit<P, "tooLong">;

/** A one-line text field with a limit and the server's error texts. */
export function LimitedField(props: Without<ComponentProps<typeof LimitedInput>>) {
  return <LimitedInput {...props} tooLong={useTranslations("errors")("NAME_TOO_LONG")} />;
}

/** A text field of several lines with a limit and the server's error texts. */
export function LimitedArea(props: Without<ComponentProps<typeof LimitedTextarea>>) {
  return <LimitedTextarea {...props} tooLong={useTranslations("errors")("NAME_TOO_LONG")} />;
}

/** A text field with suggestions, a limit and the server's error texts. */
export function LimitedChoice(props: Without<ComponentProps<typeof LimitedAutocomplete>>) {
  return <LimitedAutocomplete {...props} tooLong={useTranslations("errors")("NAME_TOO_LONG")} />;
}
