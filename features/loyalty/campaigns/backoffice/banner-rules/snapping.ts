import { bannerWidth } from "#packages/domain/limits.ts";
import { bannerHeight } from "../../domain/banners.ts";
import { type Box, margin, onBanner } from "./boxes.ts";

/** A guide line, shown while a text snaps to it. */
export type Guide = { axis: "x" | "y"; at: number };

type Span = { from: number; size: number };
/** The parts of a text that snap: its start, middle and end. */
const features = [0, 0.5, 1] as const;

/** Finds the nearest line of the same kind within reach: starts snap to starts, middles to middles, ends to ends. */
function nearest({ from, size }: Span, length: number, others: readonly Span[], reach: number) {
  const lines = [margin, length / 2, length - margin];
  const candidates = features.flatMap((share, index) => {
    const at = from + size * share;
    const targets = [lines[index] as number, ...others.map((other) => other.from + other.size * share)];
    return targets.map((target) => ({ target, by: target - at }));
  });
  const best = candidates.toSorted((a, b) => Math.abs(a.by) - Math.abs(b.by))[0];
  return best && Math.abs(best.by) <= reach ? best : null;
}

/** Snaps a dragged box to the margin, the middle or another box, within `reach` pixels. */
export function snapped(box: Box, others: readonly Box[], reach: number): { box: Box; guides: Guide[] } {
  const x = nearest(
    { from: box.x, size: box.width },
    bannerWidth,
    others.map((other) => ({ from: other.x, size: other.width })),
    reach,
  );
  const y = nearest(
    { from: box.y, size: box.height },
    bannerHeight,
    others.map((other) => ({ from: other.y, size: other.height })),
    reach,
  );
  const moved = { ...box, x: box.x + (x?.by ?? 0), y: box.y + (y?.by ?? 0) };
  const boxOnBanner = onBanner(moved);
  const guides: Guide[] = [];
  if (x && boxOnBanner.x === moved.x) guides.push({ axis: "x", at: x.target });
  if (y && boxOnBanner.y === moved.y) guides.push({ axis: "y", at: y.target });
  return { box: boxOnBanner, guides };
}
