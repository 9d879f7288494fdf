import { type PointerEvent, useEffect, useRef, useState } from "react";

/** The distance from the screen's edge at which the list scrolls, and the distance a frame; in pixels. */
const edge = 90;
const step = 10;

/** Returns the direction in which the dragged block passes the middle of a neighbour. */
function passed(list: HTMLElement, key: string, y: number): -1 | 0 | 1 {
  const item = [...list.children].find((each) => each.getAttribute("data-key") === key);
  const middle = (neighbour: Element | null | undefined) => {
    if (!neighbour) return null;
    const { top, height } = neighbour.getBoundingClientRect();
    return top + height / 2;
  };
  const [above, below] = [middle(item?.previousElementSibling), middle(item?.nextElementSibling)];
  if (above !== null && y < above) return -1;
  return below !== null && y > below ? 1 : 0;
}

/**
 * Drags blocks by a handle with mouse, pen or finger. Listens on the window, because a block that changes position
 * would lose its pointer capture.
 */
export function useBlockDrag(move: (key: string, by: -1 | 1) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, drag] = useState<string | null>(null);
  const place = useRef(0);
  const moving = useRef(move);
  moving.current = move;

  useEffect(() => {
    if (dragged === null) return;
    const follow = (event: globalThis.PointerEvent) => {
      place.current = event.clientY;
    };
    const end = () => drag(null);
    const look = () => {
      const y = place.current;
      if (y < edge) window.scrollBy(0, -step);
      else if (y > window.innerHeight - edge) window.scrollBy(0, step);
      const by = list.current ? passed(list.current, dragged, y) : 0;
      if (by !== 0) moving.current(dragged, by);
      frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    window.addEventListener("pointermove", follow);
    for (const ending of ["pointerup", "pointercancel", "blur"] as const) window.addEventListener(ending, end);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("pointermove", follow);
      for (const ending of ["pointerup", "pointercancel", "blur"] as const) window.removeEventListener(ending, end);
    };
  }, [dragged]);

  return {
    list,
    dragged,
    begin: (key: string) => (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      place.current = event.clientY;
      drag(key);
    },
  };
}
