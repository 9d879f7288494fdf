import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Scrolls a long menu so that the current entry is visible. */
export function useCurrentInView(items: number) {
  const menu = useRef<HTMLElement>(null);
  // The resolved location: during navigation the links still mark the previous page.
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    const current = menu.current?.querySelector('[aria-current="page"]');
    if (!menu.current || !current) return;
    const [frame, link] = [menu.current.getBoundingClientRect(), current.getBoundingClientRect()];
    // Avoids scrollIntoView, which would scroll the page as well.
    if (link.bottom > frame.bottom) menu.current.scrollTop += link.bottom - frame.bottom;
    else if (link.top < frame.top) menu.current.scrollTop -= frame.top - link.top;
  }, [path, items]);
  return menu;
}
