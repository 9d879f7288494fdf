import { useRef } from "react";
import { normalizeHex } from "../theme/colour.ts";

/** The colour that was written last: what shows it stays as it is while the next is being typed. `#rrggbb` */
export function useLastColour(typed: string): string {
  const last = useRef("#000000");
  last.current = normalizeHex(typed) ?? last.current;
  return last.current;
}
