import { normalizeHex } from "#packages/ui/theme/colour.ts";

/** Whether a chosen colour is shown adjusted for contrast; false for an invalid colour. */
export function colourMoved(chosen: string, shownColour: string | undefined): boolean {
  const hex = normalizeHex(chosen);
  return hex !== undefined && shownColour !== undefined && normalizeHex(shownColour) !== hex;
}
