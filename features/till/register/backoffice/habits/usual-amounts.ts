/** The number of confirmed amounts that a till remembers. */
export const rememberedAmounts = 100;
const usualAtMost = 4;
const usualFrom = 3;

/**
 * Returns the amounts that the till confirms most often, at most four in rising order; each at least three times among
 * the latest hundred. In öre.
 */
export function usualAmounts(latest: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const ore of latest.slice(-rememberedAmounts)) counts.set(ore, (counts.get(ore) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= usualFrom)
    .sort(([, one], [, other]) => other - one)
    .slice(0, usualAtMost)
    .map(([ore]) => ore)
    .sort((one, other) => one - other);
}
