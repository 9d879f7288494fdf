import fc from "fast-check";
import { expect, it } from "vitest";
import { bannerWidth } from "#packages/domain/limits.ts";
import { bannerHeight, bannerZoomMax, newBannerPicture } from "../../domain/banners.ts";
import { frameOf, isBlurred, movedBy, zoomedTo } from "./framing.ts";

const natural = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const picture = fc.record({
  zoom: fc.double({ min: 1, max: bannerZoomMax, noNaN: true }),
  x: share,
  y: share,
  darken: fc.constant(0),
});
const step = fc.record({ x: fc.integer({ min: -3000, max: 3000 }), y: fc.integer({ min: -3000, max: 3000 }) });

const covers = ({ x, y, width, height }: ReturnType<typeof frameOf>) =>
  x <= 0.01 && y <= 0.01 && x + width >= bannerWidth - 0.01 && y + height >= bannerHeight - 0.01;

it("the picture always covers the banner, with any shape, zoom and position", () => {
  fc.assert(
    fc.property(natural, picture, step, fc.double({ min: 0.1, max: 9, noNaN: true }), (size, at, by, zoom) => {
      const moved = movedBy(at, size, by);
      const larger = zoomedTo(moved, size, zoom);
      return (
        covers(frameOf(at, size)) && covers(frameOf(moved, size)) && covers(frameOf(larger, size)) && larger.zoom >= 1
      );
    }),
  );
});

it("the picture moves with the drag until its edge", () => {
  const size = { width: 1080, height: 432 };
  expect(frameOf(movedBy(newBannerPicture, size, { x: -30, y: 9 }), size).x).toBeCloseTo(-300);
  expect(frameOf(movedBy(newBannerPicture, size, { x: -900, y: 0 }), size).x).toBeCloseTo(-540);
});

it("the point under the fingers stays in place during a zoom", () => {
  const size = { width: 2000, height: 2000 };
  const around = { x: 100, y: 300 };
  const point = (at: typeof newBannerPicture) => {
    const frame = frameOf(at, size);
    return [(around.x - frame.x) / frame.width, (around.y - frame.y) / frame.height];
  };
  const before = point(newBannerPicture);
  const after = point(zoomedTo(newBannerPicture, size, 2, around));
  expect(after[0]).toBeCloseTo(before[0] as number);
  expect(after[1]).toBeCloseTo(before[1] as number);
});

it("a picture that is too small for its zoom is reported as blurred", () => {
  const size = { width: 1080, height: 864 };
  expect(isBlurred({ ...newBannerPicture, zoom: 2 }, size)).toBe(false);
  expect(isBlurred({ ...newBannerPicture, zoom: 2.1 }, size)).toBe(true);
});
