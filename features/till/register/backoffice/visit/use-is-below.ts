import { type RefObject, useEffect, useState } from "react";

/** The height in pixels of a heading and a first row of tiles: with less in view, the target counts as hidden. */
const seenFrom = 88;

/** Whether an element is still below the visible part of its scrolling view. */
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
