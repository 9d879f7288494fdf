import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** A menu that scrolls shows where one is, however far down that stands. */
export function useCurrentInView(items: number) {
  const menu = useRef<HTMLElement>(null);
  // Where one has come: on the way there the links still say where one was.
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    const current = menu.current?.querySelector('[aria-current="page"]');
    if (!menu.current || !current) return;
    const [frame, link] = [menu.current.getBoundingClientRect(), current.getBoundingClientRect()];
    // Not scrollIntoView, which would move the page as well.
    if (link.bottom > frame.bottom) menu.current.scrollTop += link.bottom - frame.bottom;
    else if (link.top < frame.top) menu.current.scrollTop -= frame.top - link.top;
  }, [path, items]);
  return menu;
}
