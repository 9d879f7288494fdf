import { normalizeHex } from "#packages/ui/theme/colour.ts";

/** Whether a chosen colour is shown as another, so that it can be seen; what is no colour was not chosen. */
export function colourMoved(chosen: string, shownColour: string | undefined): boolean {
  const hex = normalizeHex(chosen);
  return hex !== undefined && shownColour !== undefined && normalizeHex(shownColour) !== hex;
}
