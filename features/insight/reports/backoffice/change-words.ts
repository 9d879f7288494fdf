import type { Numbers } from "#packages/web/backoffice/format/numbers.ts";

/** How far a figure is from another, as it stands behind that one: " · +12 %"; nothing where it would say nothing. */
export function changeIn(now: number, then: number, { percentChange }: Pick<Numbers, "percentChange">): string {
  return then === 0 ? "" : ` · ${percentChange(((now - then) / Math.abs(then)) * 100)}`;
}
