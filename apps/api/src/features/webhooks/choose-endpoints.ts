/** Tries under way at once, of all clubs together. */
const atOnce = 40;
/** To one endpoint at once; to one from which nothing has come back of late a single one, until it answers. */
const perEndpoint = { answering: 5, failing: 1 };

export interface DueEndpoint {
  chain_id: number;
  id: number;
  failing: boolean;
}

/** Tries under way, each by its endpoint. */
export type UnderWay = readonly Pick<DueEndpoint, "chain_id" | "id">[];

/** How many more of an endpoint's deliveries are taken. */
export type Share = DueEndpoint & { size: number };

const countOf = (underWay: UnderWay, chainId: number, id?: number) =>
  underWay.filter((one) => one.chain_id === chainId && (id === undefined || one.id === id)).length;

/**
 * Who is handed something next, of the endpoints for which something is due: slot by slot whose club has the fewest under
 * way, and within it the endpoint that has. `turns` says when a club last had one: of equals whoever has waited longest.
 * So no club holds up another, whatever it is owed and however slow it answers.
 */
export function chooseEndpoints(due: readonly DueEndpoint[], underWay: UnderWay, turns: Map<number, number>): Share[] {
  const rows = due.map((one) => ({ ...one, size: 0, busy: countOf(underWay, one.chain_id, one.id) }));
  const clubs = new Map(rows.map(({ chain_id }) => [chain_id, countOf(underWay, chain_id)]));
  const inTurn = (one: DueEndpoint, other: DueEndpoint) =>
    (clubs.get(one.chain_id) ?? 0) - (clubs.get(other.chain_id) ?? 0) ||
    (turns.get(one.chain_id) ?? 0) - (turns.get(other.chain_id) ?? 0);
  for (let free = atOnce - underWay.length; free > 0; free--) {
    const open = rows.filter(({ busy, failing }) => busy < (failing ? perEndpoint.failing : perEndpoint.answering));
    const [next] = open.toSorted((one, other) => inTurn(one, other) || one.busy - other.busy || one.id - other.id);
    if (!next) break;
    next.size++;
    next.busy++;
    clubs.set(next.chain_id, (clubs.get(next.chain_id) ?? 0) + 1);
    turns.set(next.chain_id, Math.max(0, ...turns.values()) + 1);
  }
  return rows
    .filter(({ size }) => size > 0)
    .map(({ chain_id, id, failing, size }) => ({ chain_id, id, failing, size }));
}
