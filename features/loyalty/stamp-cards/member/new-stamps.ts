/** A filling of a card in wire format; a later one has a higher id. */
export interface Filling {
  id: number;
  collectedStamps: number;
  stampsAmount: number;
  stampcardUsageStatus: "OPEN" | "COMPLETED" | "RESET" | "EMPTIED";
}

/** A member's progress on a card: its latest filling (0: none yet) and the stamps on it. */
export interface Mark {
  id: number;
  collected: number;
}

/** New stamps since a view: those on the open filling, and the latest filling that became full, if any. */
export interface NewStamps<F extends Filling = Filling> {
  gained: number;
  landed: number;
  filled: { filling: F; landed: number } | null;
}

export const untouched: Mark = { id: 0, collected: 0 };

/**
 * Returns the mark of a card. A filling that is no longer returned stays in it, so the mark never falls behind
 * `before`. A filling emptied by a return does not count: the next stamps go to the reopened one before it.
 */
export function markOf(fillings: readonly Filling[], before: Mark = untouched): Mark {
  const isEmptied = ({ stampcardUsageStatus: status }: Filling) => status === "EMPTIED";
  const mark = fillings.some((filling) => filling.id === before.id && isEmptied(filling)) ? untouched : before;
  const notEmptied = fillings.filter((filling) => !isEmptied(filling));
  const latest = Math.max(mark.id, ...notEmptied.map(({ id }) => id));
  const latestFilling = notEmptied.find(({ id }) => id === latest);
  return latestFilling ? { id: latest, collected: latestFilling.collectedStamps } : mark;
}

/** Returns the new stamps of a card since `seen`. Stamps taken back and expired fillings do not count as new. */
export function newStamps<F extends Filling>(seen: Mark, fillings: readonly F[]): NewStamps<F> {
  const news = fillings
    .map((filling) => ({ filling, landed: landedOn(filling, seen) }))
    .filter(({ landed }) => landed > 0);
  const of = (status: Filling["stampcardUsageStatus"]) =>
    news.filter(({ filling }) => filling.stampcardUsageStatus === status);
  const full = of("COMPLETED").sort((a, b) => b.filling.id - a.filling.id);
  return {
    gained: [...of("OPEN"), ...full].reduce((sum, { landed }) => sum + landed, 0),
    landed: of("OPEN")[0]?.landed ?? 0,
    filled: full[0] ?? null,
  };
}

function landedOn({ id, collectedStamps }: Filling, seen: Mark): number {
  if (id < seen.id) return 0;
  return Math.max(0, collectedStamps - (id === seen.id ? seen.collected : 0));
}
