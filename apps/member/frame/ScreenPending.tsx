import { useTranslations } from "use-intl/react";
import { CardSkeleton, ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";

/** While a screen's code is on its way. */
export function ScreenPending() {
  const words = useTranslations("words");
  return (
    <>
      <CardSkeleton label={words("loading")} />
      <ListSkeleton label={words("loading")} />
    </>
  );
}
