/** One filling of a card, as the wire has it; a later one has a higher id. */
export interface Filling {
  id: number;
  collectedStamps: number;
  stampsAmount: number;
  stampcardUsageStatus: "OPEN" | "COMPLETED" | "RESET" | "EMPTIED";
}

/** How far somebody had come on a card: its latest filling (0: none yet) and the stamps on it. */
export interface Mark {
  id: number;
  collected: number;
}

/** Stamps since a look: those on the filling that is open, and the latest filling they made full, if any. */
export interface NewStamps<F extends Filling = Filling> {
  gained: number;
  landed: number;
  filled: { filling: F; landed: number } | null;
}

export const untouched: Mark = { id: 0, collected: 0 };

/**
 * Where a card stands. It never falls behind `before`: a filling that is no longer latestFilling of stays known. One that a
 * return emptied does not count: the stamps to come land on the one before it, which the return reopened.
 */
export function markOf(fillings: readonly Filling[], before: Mark = untouched): Mark {
  const isEmptied = ({ stampcardUsageStatus: status }: Filling) => status === "EMPTIED";
  const mark = fillings.some((filling) => filling.id === before.id && isEmptied(filling)) ? untouched : before;
  const notEmptied = fillings.filter((filling) => !isEmptied(filling));
  const latest = Math.max(mark.id, ...notEmptied.map(({ id }) => id));
  const latestFilling = notEmptied.find(({ id }) => id === latest);
  return latestFilling ? { id: latest, collected: latestFilling.collectedStamps } : mark;
}

/** What has come to a card since it stood at `seen`. Stamps taken back, and fillings that came to nothing, are no news. */
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
