/** The purchases of a group, or of all groups together. */
interface Sold {
  purchases: number;
  totalAmount: number;
}

/** Whether the groups add up to more than the total: a purchase in several groups counts in full in each. */
export function overlaps(groups: readonly Sold[], total: Sold): boolean {
  const sum = (of: keyof Sold) => groups.reduce((all, group) => all + group[of], 0);
  return sum("purchases") > total.purchases || sum("totalAmount") > total.totalAmount;
}
