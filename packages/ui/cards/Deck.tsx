import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import classes from "./deck.module.css";

type DeckProps = {
  /** Names the deck: "Stämpelkort". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  items: readonly { key: string; card: ReactNode }[];
};

/** Cards in a row to swipe through; the edge of the next card is visible. A single card does not scroll. */
export function Deck({ label, previousLabel, nextLabel, items }: DeckProps) {
  const track = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const last = items.length - 1;
  const first = items[0]?.key;
  const lay = useRef(first);
  // Scrolls to the start when another card becomes the first. The first render needs no scrolling and measures nothing.
  useLayoutEffect(() => {
    if (lay.current === first) return;
    lay.current = first;
    track.current?.scrollTo({ left: 0, behavior: "instant" });
  }, [first]);
  const notice = () => {
    const list = track.current;
    if (!list) return;
    const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 4;
    const width = (list.firstElementChild?.clientWidth ?? 1) + gap;
    setAt(atEnd ? last : Math.min(last, Math.round(list.scrollLeft / width)));
  };
  const go = (to: number) =>
    track.current?.children[to]?.scrollIntoView({ behavior: "smooth", block: "nearest", inline: "center" });
  return (
    <div className={classes.deck}>
      <ul
        ref={track}
        className={classes.track}
        aria-label={label}
        tabIndex={last > 0 ? 0 : undefined}
        data-one={last <= 0 || undefined}
        onScroll={notice}
      >
        {items.map(({ key, card }) => (
          <li key={key} className={classes.item}>
            {card}
          </li>
        ))}
      </ul>
      {last > 0 && (
        <div className={classes.way}>
          <button type="button" aria-label={previousLabel} disabled={at === 0} onClick={() => go(at - 1)}>
            <IconChevronLeft size={20} aria-hidden="true" />
          </button>
          <span className={classes.dots} aria-hidden="true">
            {items.map(({ key }, place) => (
              <span key={key} data-here={place === at || undefined} />
            ))}
          </span>
          <button type="button" aria-label={nextLabel} disabled={at === last} onClick={() => go(at + 1)}>
            <IconChevronRight size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}

/** The gap between two cards in pixels, as in the stylesheet. */
const gap = 12;
