import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** What these endpoints may refuse with, and its HTTP status. */
export const filesRefusals = {
  IMAGE_HEIC: 400,
  IMAGE_SVG: 400,
  IMAGE_TOO_MANY_PIXELS: 400,
} as const satisfies RefusalCodes;
