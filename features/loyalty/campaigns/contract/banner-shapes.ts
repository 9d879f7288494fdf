import * as z from "zod";
import { bannerFonts, bannerTextsMax, bannerWidth } from "#packages/domain/limits.ts";
import {
  bannerAligns,
  bannerDarkenMax,
  bannerHeight,
  bannerSizes,
  bannerTextMax,
  bannerVersion,
  bannerZoomMax,
} from "../domain/banners.ts";

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const share = z.number().min(0).max(1);

/** A banner as its editor saves it, the domain's `Banner`. Spec §9 "Banner editor". */
export const banner = z.object({
  version: z.literal(bannerVersion),
  background: colour,
  picture: z
    .object({
      zoom: z.number().min(1).max(bannerZoomMax),
      x: share,
      y: share,
      darken: z.number().min(0).max(bannerDarkenMax),
    })
    .nullable(),
  texts: z
    .array(
      z.object({
        text: z.string().max(bannerTextMax),
        x: z.number().min(0).max(bannerWidth),
        y: z.number().min(0).max(bannerHeight),
        align: z.enum(bannerAligns),
        font: z.enum(bannerFonts),
        size: z.enum(bannerSizes),
        colour,
        bold: z.boolean(),
        shade: share,
      }),
    )
    .max(bannerTextsMax),
});
