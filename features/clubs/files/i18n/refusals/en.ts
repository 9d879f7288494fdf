import type { Phrases } from "#packages/i18n/shape.ts";
import type { sv } from "./sv.ts";

export const en: Phrases<typeof sv> = {
  IMAGE_HEIC: "The image is a HEIC from an iPhone. Save it as JPEG, or choose Most Compatible in the camera settings.",
  IMAGE_SVG: "The image is an SVG. Export it as PNG and choose that file instead.",
  IMAGE_TOO_MANY_PIXELS: "The image has more than 25 megapixels. Make it smaller, such as 4,000 × 3,000 pixels.",
};
