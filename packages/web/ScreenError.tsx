import type { ErrorComponentProps } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { ErrorState } from "#packages/ui/answer/ErrorState.tsx";

/** A screen that broke, or whose code could not be fetched after an upgrade: loading anew mends the latter. */
export function ScreenError(_: ErrorComponentProps) {
  const words = useTranslations("words");
  const shell = useTranslations("shell");
  return (
    <ErrorState
      title={words("loadFailed")}
      text={shell("screenErrorText")}
      retryLabel={words("retry")}
      onRetry={() => window.location.reload()}
    />
  );
}
