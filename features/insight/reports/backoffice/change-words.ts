import type { Numbers } from "#packages/web/backoffice/format/numbers.ts";

/** Returns the change from a compared figure, to append to it: " · +12 %". Empty if that figure is zero. */
export function changeIn(now: number, then: number, { percentChange }: Pick<Numbers, "percentChange">): string {
  return then === 0 ? "" : ` · ${percentChange(((now - then) / Math.abs(then)) * 100)}`;
}
