import fc from "fast-check";
import { expect, it } from "vitest";
import { bannerWidth } from "#packages/domain/limits.ts";
import { bannerAligns, bannerHeight, newBannerText } from "../../domain/banners.ts";
import { alignedBy, boxOf, movedTo, onBanner, placedAt, rows } from "./boxes.ts";
import { snapped } from "./snapping.ts";

const size = fc.record({
  width: fc.integer({ min: 1, max: bannerWidth }),
  height: fc.integer({ min: 1, max: bannerHeight }),
});
const box = fc
  .tuple(size, fc.integer({ min: -700, max: 700 }), fc.integer({ min: -700, max: 700 }))
  .map(([room, x, y]) => ({ ...room, x, y }));
const align = fc.constantFrom(...bannerAligns);
const lies = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  x >= 0 && y >= 0 && x + width <= bannerWidth && y + height <= bannerHeight;

it("a moved banner text stays on the banner", () => {
  fc.assert(
    fc.property(box, align, (at, side) => {
      const text = movedTo({ ...newBannerText, align: side }, at);
      return lies(boxOf(text, at)) && text.x >= 0 && text.x <= bannerWidth && text.y <= bannerHeight;
    }),
  );
});

it("a text keeps its place when its alignment changes", () => {
  fc.assert(
    fc.property(box, align, align, (at, before, after) => {
      const text = movedTo({ ...newBannerText, align: before }, at);
      expect(Math.abs(boxOf(alignedBy(text, after, at), at).x - boxOf(text, at).x)).toBeLessThanOrEqual(1);
    }),
  );
});

it("a text has nine places, twenty pixels from the edges", () => {
  const room = { width: 100, height: 40 };
  const corners = rows.flatMap((row) =>
    bannerAligns.map((side) => boxOf(placedAt(newBannerText, { row, align: side }, room), room)),
  );
  expect(corners.map(({ x, y }) => [x, y])).toEqual([20, 196, 372].flatMap((y) => [20, 220, 420].map((x) => [x, y])));
});

it("snapping moves a text by at most its reach, and never off the banner", () => {
  fc.assert(
    fc.property(box, fc.array(box, { maxLength: 3 }), fc.integer({ min: 0, max: 12 }), (dragged, others, reach) => {
      const from = onBanner(dragged);
      const { box: to } = snapped(from, others.map(onBanner), reach);
      return lies(to) && Math.abs(to.x - from.x) <= reach && Math.abs(to.y - from.y) <= reach;
    }),
  );
});

it("a text snaps to the middle, the margin and other texts, and the guide lines are returned", () => {
  const room = { width: 100, height: 40 };
  expect(snapped({ ...room, x: 223, y: 24 }, [], 6)).toEqual({
    box: { ...room, x: 220, y: 20 },
    guides: [
      { axis: "x", at: 270 },
      { axis: "y", at: 20 },
    ],
  });
  const other = { width: 60, height: 30, x: 77, y: 300 };
  expect(snapped({ ...room, x: 80, y: 100 }, [other], 6)).toEqual({
    box: { ...room, x: 77, y: 100 },
    guides: [{ axis: "x", at: 77 }],
  });
  expect(snapped({ ...room, x: 90, y: 100 }, [other], 6).guides).toEqual([]);
});
