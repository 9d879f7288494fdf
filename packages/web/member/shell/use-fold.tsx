import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl/react";
import { PlainButton } from "#packages/ui/form/PlainButton.tsx";

/** So many of a list are shown at once, that the page stays calm. */
const shownFirst = 3;

/** The first of many, and the button that shows them all or folds them again; none where the rest is but one. */
export function useFold<T>(items: readonly T[]): [readonly T[], ReactNode] {
  const words = useTranslations("shell");
  const [isOpen, setOpen] = useState(false);
  const { length } = items;
  if (length <= shownFirst + 1) return [items, null];
  const button = (
    <PlainButton look="subtle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {isOpen ? words("showFewer") : words("showAll", { count: length })}
    </PlainButton>
  );
  return [isOpen ? items : items.slice(0, shownFirst), button];
}
