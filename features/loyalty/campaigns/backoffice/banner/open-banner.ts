import { type Banner, newBannerPicture } from "../../domain/banners.ts";
import { emptyBanner } from "../banner-rules/banner-acts.ts";
import type { Work } from "./render-banner.ts";
import { openSource } from "./source.ts";

type Kept = {
  banner: Banner | null;
  /** `sourceUrl`: the source picture. `pictureUrl`: the picture of a banner that was not made in the editor. */
  sourceUrl: string | undefined;
  pictureUrl: string | undefined;
  brandColour: string;
};

/**
 * Opens the banner as saved. A banner that was not made in the editor opens as its picture. Throws if a picture cannot
 * be read.
 */
export async function openBanner({ banner, sourceUrl, pictureUrl, brandColour }: Kept): Promise<Work> {
  const url = banner ? sourceUrl : pictureUrl;
  const source = url ? await openSource(url, null) : null;
  if (banner) return { banner: source ? banner : { ...banner, picture: null }, source: banner.picture ? source : null };
  return { banner: { ...emptyBanner(brandColour), picture: source ? newBannerPicture : null }, source };
}
