import type { ComponentProps } from "react";
import { useTranslations } from "use-intl/react";
import { LimitedTextarea } from "#packages/ui/form/LimitedTextarea.tsx";

/** A text field of several lines with a limit and the server's error texts. */
export function LimitedArea(props: Omit<ComponentProps<typeof LimitedTextarea>, "tooLong">) {
  return <LimitedTextarea {...props} tooLong={useTranslations("errors")("NAME_TOO_LONG")} />;
}
