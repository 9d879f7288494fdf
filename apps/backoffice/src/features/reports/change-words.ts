import type { Numbers } from "../../lib/numbers.ts";

/** How far a figure is from another, as it stands behind that one: " · +12 %"; nothing where it would say nothing. */
export function changeIn(now: number, then: number, { change }: Pick<Numbers, "change">): string {
  if (then === 0) return "";
  const percent = Math.round(((now - then) / Math.abs(then)) * 100);
  return ` · ${percent === 0 ? "±0" : change(percent)}\u00a0%`;
}
