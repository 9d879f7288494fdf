/** The maximum number of concurrent attempts of all companies together. */
const atOnce = 40;
/** The maximum number of concurrent attempts of one company, so that its slow receivers leave most slots to others. */
const perCompany = 8;
/** The maximum numbers of concurrent attempts of one endpoint; a failing endpoint has only one until it answers. */
const perEndpoint = { answering: 5, failing: 1 };
/**
 * The maximum number of concurrent attempts of all failing endpoints together, so that other endpoints always have free
 * slots.
 */
const failingAtOnce = 20;

export interface DueEndpoint {
  company_id: number;
  chain_id: number;
  id: number;
  failing: boolean;
}

/** The endpoint of each attempt in flight. */
export type InFlight = readonly DueEndpoint[];

/** An endpoint and the number of its deliveries to claim next. */
export type Share = DueEndpoint & { size: number };

/** Counts the attempts in flight by company and by endpoint; the counts grow as slots are assigned. */
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
 * Assigns free slots one by one: to the company with the fewest attempts in flight, and there to the endpoint with the
 * fewest. `turns` holds each company's last turn: among equals the longest waiting is first. No company can thus delay
 * another by many clubs, many endpoints or slow answers.
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
