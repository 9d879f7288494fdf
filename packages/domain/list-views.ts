/** The largest number of personal views per account and club. */
export const viewsAtMost = 50;

/** Parameters that a view does not store: the position in the list and the search. A searched name is never stored. */
const passing = ["page", "after", "q", "memberId", "from"];

/** Returns the filters and order of a list's URL as a canonical text, so that equal views compare equal. */
export function viewSearch(search: string): string {
  const entries = [...new URLSearchParams(search)].filter(([key, value]) => !passing.includes(key) && value !== "");
  return new URLSearchParams(entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
}

export interface KeptView {
  own: boolean;
  shared: boolean;
}

/** Whether a staff member may change, remove or share a view: their own views, and for merchants also shared views. */
export function mayChangeView({ own, shared }: KeptView, isMerchant: boolean, becomesShared: boolean): boolean {
  if (becomesShared || shared) return isMerchant;
  return own;
}
