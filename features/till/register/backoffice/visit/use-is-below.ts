import { type RefObject, useEffect, useState } from "react";

/** A heading and a first row of tiles: less than this of it is not seen. */
const seenFrom = 88;

/** Whether something still lies below what its scrolling view shows. */
export function useIsBelow(target: HTMLElement | null, view: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (!target) return setBelow(false);
    const watcher = new IntersectionObserver(
      ([entry]) => {
        const { isIntersecting, boundingClientRect, rootBounds } = entry as IntersectionObserverEntry;
        setBelow(!isIntersecting && boundingClientRect.top >= (rootBounds?.bottom ?? 0));
      },
      { root: view.current, rootMargin: `0px 0px -${seenFrom}px` },
    );
    watcher.observe(target);
    return () => watcher.disconnect();
  }, [target, view]);
  return isBelow;
}
