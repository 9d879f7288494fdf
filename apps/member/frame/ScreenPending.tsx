import { useTranslations } from "use-intl/react";
import { CardSkeleton, ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";

/** Shows a placeholder while a screen's code loads. */
export function ScreenPending() {
  const words = useTranslations("words");
  return (
    <>
      <CardSkeleton label={words("loading")} />
      <ListSkeleton label={words("loading")} />
    </>
  );
}
