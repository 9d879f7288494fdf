import { useSyncExternalStore } from "react";

/** Returns a hook that reports whether the window has at least this width, in pixels. */
function room(width: number) {
  const query = window.matchMedia(`(min-width: ${width}px)`);
  const follow = (tell: () => void) => {
    query.addEventListener("change", tell);
    return () => query.removeEventListener("change", tell);
  };
  return () => useSyncExternalStore(follow, () => query.matches);
}

/** The width at which the shell shows the drawer, so that a phone does not load it. */
export const useDrawerRoom = room(600);

/** The width at which a table with columns fits next to the drawer; below it, rows are stacks of labels. */
export const useTableRoom = room(960);
