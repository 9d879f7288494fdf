/** Views of one's own that an account may keep in a club. */
export const viewsAtMost = 50;

/** What is a moment's: where in the list one is, and whom one looks for. A name that is searched stays with nobody. */
const passing = ["page", "after", "q", "memberId", "from"];

/** What a view keeps of a list's address: its filters and order, each address that says the same in the same words. */
export function viewSearch(search: string): string {
  const entries = [...new URLSearchParams(search)].filter(([key, value]) => !passing.includes(key) && value !== "");
  return new URLSearchParams(entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
}

export interface KeptView {
  own: boolean;
  shared: boolean;
}

/** Whether somebody may change or remove a view, and share it: their own, or what all have; only a merchant shares. */
export function mayChangeView({ own, shared }: KeptView, isMerchant: boolean, becomesShared: boolean): boolean {
  if (becomesShared || shared) return isMerchant;
  return own;
}
