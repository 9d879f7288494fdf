/** The entries of one month, in their original order. */
export interface Month<Thing> {
  /** The month in the form `YYYY-MM`. */
  month: string;
  things: Thing[];
}

/** Groups entries, newest first, by the month of their day (`YYYY-MM-DD`). */
export function byMonth<Thing>(all: readonly Thing[], dayOf: (thing: Thing) => string): Month<Thing>[] {
  const months: Month<Thing>[] = [];
  for (const thing of all) {
    const month = dayOf(thing).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.things.push(thing);
    else months.push({ month, things: [thing] });
  }
  return months;
}
