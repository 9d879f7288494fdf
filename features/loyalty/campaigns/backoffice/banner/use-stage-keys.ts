import { type KeyboardEvent, useEffect, useState } from "react";
import { changePicture, changeText, withoutText } from "../banner-rules/banner-acts.ts";
import { movedTo, onBanner } from "../banner-rules/boxes.ts";
import { movedBy, zoomedTo } from "../banner-rules/framing.ts";
import type { BannerWork } from "./use-banner-work.ts";

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const zoomStep = 1.1;
const stageOf = ({ currentTarget }: KeyboardEvent) =>
  currentTarget instanceof SVGElement ? currentTarget.ownerSVGElement : null;

/** Handles keys on the stage: arrows move (ten pixels with Shift), + and - zoom, Delete removes. */
export function useStageKeys({ work, laid, select, change }: BannerWork, onWrite: () => void) {
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  const stepOf = ({ key, shiftKey }: KeyboardEvent) => {
    const arrow = arrows[key];
    const step = shiftKey ? 10 : 1;
    return arrow && { x: arrow.x * step, y: arrow.y * step };
  };

  const onText = (event: KeyboardEvent, index: number) => {
    const by = stepOf(event);
    const box = laid[index]?.box;
    if (by && box) {
      const moved = onBanner({ ...box, x: box.x + by.x, y: box.y + by.y });
      setAt({ x: Math.round(moved.x), y: Math.round(moved.y) });
      change((banner) => changeText(banner, index, (text) => movedTo(text, moved)), `keys ${index}`);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      change((banner) => withoutText(banner, index));
      select(null);
      // The focused text is removed: the stage takes the focus, so that Tab continues from there.
      stageOf(event)?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      select(index);
      onWrite();
    } else return;
    event.preventDefault();
  };

  const onPicture = (event: KeyboardEvent) => {
    const size = work.source?.size;
    if (!size) return;
    const by = stepOf(event);
    const grows = { "+": zoomStep, "=": zoomStep, "-": 1 / zoomStep }[event.key];
    if (by) change((banner) => changePicture(banner, (picture) => movedBy(picture, size, by)), "keys picture");
    else if (grows)
      change((banner) => changePicture(banner, (picture) => zoomedTo(picture, size, picture.zoom * grows)), "zoom");
    else return;
    event.preventDefault();
  };
  /** The position after a move by keys, for screen readers. */
  return { onText, onPicture, at };
}

/** Handles undo and redo everywhere: the browser's own undo would revert only typed text, outside our history. */
export function useHistoryKeys({ undo, redo }: Pick<BannerWork, "undo" | "redo">): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if (key !== "z" && !isRedo) return;
      event.preventDefault();
      if (isRedo) redo?.();
      else undo?.();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [undo, redo]);
}
