import type { ErrorComponentProps } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { ErrorState } from "#packages/ui/answer/ErrorState.tsx";

/** Shown when a screen fails, or when its code could not load after an upgrade; a reload fixes the second case. */
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
