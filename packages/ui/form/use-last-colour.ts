import { useRef } from "react";
import { normalizeHex } from "../theme/colour.ts";

/**
 * Returns the last valid colour as `#rrggbb`, so that a preview stays unchanged while the user types another colour.
 */
export function useLastColour(typed: string): string {
  const last = useRef("#000000");
  last.current = normalizeHex(typed) ?? last.current;
  return last.current;
}
