import { type PointerEvent, useEffect, useRef, useState } from "react";

/** So near the edge of the screen it moves along, by so much a frame; in pixels. */
const edge = 90;
const step = 10;

/** Where the neighbours' middles are passed, the dragged block takes their place. */
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
 * Blocks that are dragged by a handle, with mouse, pen or finger. Listens at the window: a block that takes another place
 * would lose the pointer it has captured.
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
