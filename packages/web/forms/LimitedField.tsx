import type { ComponentProps } from "react";
import { useTranslations } from "use-intl/react";
import { LimitedAutocomplete, LimitedInput, LimitedTextarea } from "#packages/ui/form/LimitedInput.tsx";

type Without<P> = Omit<P, "tooLong">;

/** A text field with a limit, in the words of what the server would refuse. */
export function LimitedField(props: Without<ComponentProps<typeof LimitedInput>>) {
  return <LimitedInput {...props} tooLong={useTranslations("errors")("NAME_TOO_LONG")} />;
}

/** The same, of several lines. */
export function LimitedArea(props: Without<ComponentProps<typeof LimitedTextarea>>) {
  return <LimitedTextarea {...props} tooLong={useTranslations("errors")("NAME_TOO_LONG")} />;
}

/** The same, with words to choose from. */
export function LimitedChoice(props: Without<ComponentProps<typeof LimitedAutocomplete>>) {
  return <LimitedAutocomplete {...props} tooLong={useTranslations("errors")("NAME_TOO_LONG")} />;
}
