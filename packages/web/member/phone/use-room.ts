import { useSyncExternalStore } from "react";

/** A window at least so wide, in pixels, and whoever asks about it. */
function room(width: number) {
  const query = window.matchMedia(`(min-width: ${width}px)`);
  const follow = (tell: () => void) => {
    query.addEventListener("change", tell);
    return () => query.removeEventListener("change", tell);
  };
  return () => useSyncExternalStore(follow, () => query.matches);
}

/** Where the shell's style shows the drawer; a phone need not fetch it. */
export const useDrawerRoom = room(600);

/** Where a table has its columns beside the drawer; elsewhere it would be a stack of labels. */
export const useTableRoom = room(960);
