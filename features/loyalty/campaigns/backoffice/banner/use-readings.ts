import { useDeferredValue, useMemo } from "react";
import { bannerWidth } from "#packages/domain/limits.ts";
import { bannerHeight } from "../../domain/banners.ts";
import { type Readability, readabilityOf } from "../banner-rules/readability.ts";
import type { Laid } from "./layout.ts";
import { drawGround, type Work } from "./render-banner.ts";

/** The scale of the sampled picture: half size is fast enough during a drag. */
const share = 0.5;

function readingsOf(work: Work, laid: readonly Laid[]): Readability[] {
  const element = document.createElement("canvas");
  element.width = bannerWidth * share;
  element.height = bannerHeight * share;
  const canvas = element.getContext("2d", { willReadFrequently: true });
  if (!canvas) return [];
  canvas.scale(share, share);
  drawGround(canvas, work);
  return work.banner.texts.map((text, index) => {
    const { x = 0, y = 0, width = 1, height = 1 } = laid[index]?.box ?? {};
    const [w, h] = [Math.max(1, width * share), Math.max(1, height * share)];
    return readabilityOf(text, canvas.getImageData(x * share, y * share, w, h).data);
  });
}

/** Returns the readability of each text on its background. */
export function useReadings(work: Work, laid: readonly Laid[]): Readability[] {
  const [seen, places] = [useDeferredValue(work), useDeferredValue(laid)];
  return useMemo(() => readingsOf(seen, places), [seen, places]);
}
