/** A figure compared with last week's: the absolute difference and its direction. */
export type Comparison = { direction: "more" | "fewer" | "same"; difference: number };

export function compare(now: number, before: number): Comparison {
  const difference = Math.round((now - before) * 100) / 100;
  if (difference === 0) return { direction: "same", difference: 0 };
  return { direction: difference > 0 ? "more" : "fewer", difference: Math.abs(difference) };
}
