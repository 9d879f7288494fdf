import { banner } from "../contract/banner-shapes.ts";

/** Returns the banner as its editor saved it; null without one, or for a banner of an older format. */
export function savedBanner({ banner_data }: { banner_data: unknown }) {
  const read = banner.safeParse(banner_data);
  return read.success ? { newData: read.data } : null;
}
