import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl/react";
import { PlainButton } from "#packages/ui/form/PlainButton.tsx";

/** The number of list entries shown at first, to keep the page short. */
const shownFirst = 3;

/**
 * Returns the first entries of a long list, and a button that shows or hides the others; no button when only one is
 * hidden.
 */
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
