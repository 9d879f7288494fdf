/** Attempts in flight at once, for all companies together. */
const atOnce = 40;
/** For one company: slow receivers of one company leave most slots to the others. */
const perCompany = 8;
/** For one endpoint; a failing one has a single attempt in flight until it answers. */
const perEndpoint = { answering: 5, failing: 1 };
/** For failing endpoints of all companies together: endpoints that answer always have the other slots. */
const failingAtOnce = 20;

export interface DueEndpoint {
  company_id: number;
  chain_id: number;
  id: number;
  failing: boolean;
}

/** The endpoint of each attempt in flight. */
export type InFlight = readonly DueEndpoint[];

/** An endpoint and how many of its deliveries are claimed next. */
export type Share = DueEndpoint & { size: number };

/** Counts that grow as slots are given away. */
function countInFlight(inFlight: InFlight) {
  const companies = new Map<number, number>();
  const endpoints = new Map<string, number>();
  let failing = 0;
  let all = 0;
  const keyOf = ({ chain_id, id }: DueEndpoint) => `${chain_id}/${id}`;
  const counts = {
    ofCompany: (one: DueEndpoint) => companies.get(one.company_id) ?? 0,
    ofEndpoint: (one: DueEndpoint) => endpoints.get(keyOf(one)) ?? 0,
    isFull: () => all >= atOnce,
    add(one: DueEndpoint): void {
      companies.set(one.company_id, counts.ofCompany(one) + 1);
      endpoints.set(keyOf(one), counts.ofEndpoint(one) + 1);
      if (one.failing) failing++;
      all++;
    },
    hasRoomFor: (one: DueEndpoint): boolean =>
      counts.ofCompany(one) < perCompany &&
      counts.ofEndpoint(one) < (one.failing ? perEndpoint.failing : perEndpoint.answering) &&
      !(one.failing && failing >= failingAtOnce),
  };
  for (const one of inFlight) counts.add(one);
  return counts;
}

/**
 * Gives the free slots away one by one: to the company with the fewest attempts in flight, and within the company to the
 * endpoint with the fewest. `turns` holds when a company last had a slot: among equals the longest waiting is first. So no
 * company delays another, however many clubs and endpoints the company has and however slowly they answer.
 */
export function chooseEndpoints(due: readonly DueEndpoint[], inFlight: InFlight, turns: Map<number, number>): Share[] {
  const counts = countInFlight(inFlight);
  const sizes = new Map<DueEndpoint, number>();
  const inTurn = (one: DueEndpoint, other: DueEndpoint) =>
    counts.ofCompany(one) - counts.ofCompany(other) ||
    (turns.get(one.company_id) ?? 0) - (turns.get(other.company_id) ?? 0) ||
    counts.ofEndpoint(one) - counts.ofEndpoint(other) ||
    one.id - other.id;
  while (!counts.isFull()) {
    const [next] = due.filter(counts.hasRoomFor).toSorted(inTurn);
    if (!next) break;
    sizes.set(next, (sizes.get(next) ?? 0) + 1);
    counts.add(next);
    turns.set(next.company_id, Math.max(0, ...turns.values()) + 1);
  }
  return due.flatMap((one) => {
    const size = sizes.get(one);
    return size ? [{ ...one, size }] : [];
  });
}
