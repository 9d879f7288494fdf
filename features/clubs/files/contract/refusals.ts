import type { RefusalCodes } from "#packages/contract/shared-refusals.ts";

/** Refusals of these endpoints with their HTTP status. */
export const filesRefusals = {
  IMAGE_HEIC: 400,
  IMAGE_SVG: 400,
  IMAGE_TOO_MANY_PIXELS: 400,
} as const satisfies RefusalCodes;
