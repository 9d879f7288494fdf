import { CardSkeleton, ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { useTranslations } from "use-intl/react";

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
