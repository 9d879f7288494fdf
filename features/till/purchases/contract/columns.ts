import type { ListColumns } from "#packages/domain/list-columns.ts";
import type { PendingRow, PurchaseRow } from "./schemas.ts";

const namesOf = (things: readonly { name: string }[]) => things.map(({ name }) => name).join(", ");

/** For these orders the screen sorts the newest thousand; the file has all purchases by date. */
export const sortedAmongNewest = ["member", "location", "cashier"] as const;

export const purchaseColumns = {
  id: { kind: "count", only: "file", value: ({ id }) => id },
  date: { kind: "moment", sort: "descending", value: ({ dateOfPurchase }) => dateOfPurchase },
  membershipId: { kind: "text", only: "file", value: ({ member }) => (member.left ? null : member.membershipId) },
  member: { kind: "text", sort: "ascending" },
  location: { kind: "text", sort: "ascending", value: ({ pointOfSale }) => pointOfSale.name },
  cashier: { kind: "text", sort: "ascending", value: ({ cashier }) => cashier },
  amount: { kind: "money", sort: "descending", only: "screen" },
  paid: { kind: "money", only: "file", value: ({ totalAmount }) => totalAmount },
  discount: { kind: "money", only: "file", value: ({ discount }) => discount },
  returned: { kind: "money", only: "file", value: ({ returnedAmount }) => returnedAmount },
  kept: { kind: "money", only: "file", value: ({ totalAmount, returnedAmount }) => totalAmount - returnedAmount },
  keptPoints: { kind: "count", only: "screen" },
  earned: { kind: "count", only: "file", value: ({ earnedPoints }) => earnedPoints },
  used: { kind: "count", value: ({ tradedPoints }) => tradedPoints },
  categories: { kind: "text", only: "file", value: ({ categories }) => namesOf(categories) },
  campaigns: { kind: "text", only: "file", value: ({ campaigns }) => namesOf(campaigns) },
  coupons: { kind: "text", only: "file", value: ({ coupons }) => namesOf(coupons) },
  confirmedBy: { kind: "text", only: "file" },
  received: { kind: "moment", only: "file", value: ({ receivedAt }) => receivedAt },
} as const satisfies ListColumns<PurchaseRow>;

export const pendingColumns = {
  date: { kind: "moment", sort: "descending", value: ({ dateOfPurchase }) => dateOfPurchase },
  contact: { kind: "text", sort: "ascending", only: "screen" },
  email: { kind: "text", only: "file", value: ({ email }) => email },
  phone: { kind: "text", only: "file", value: ({ phone }) => phone },
  location: { kind: "text", sort: "ascending", value: ({ pointOfSale }) => pointOfSale.name },
  cashier: { kind: "text", sort: "ascending", value: ({ cashier }) => cashier },
  amount: { kind: "money", sort: "descending", value: ({ totalAmount }) => totalAmount },
  gives: { kind: "text", only: "screen" },
  points: { kind: "count", only: "file", value: ({ points }) => points },
  stamps: { kind: "count", only: "file", value: ({ stamps }) => stamps },
  until: { kind: "day", sort: "ascending", value: ({ waitsThrough }) => waitsThrough },
  withdraw: { kind: "text", only: "screen" },
} as const satisfies ListColumns<PendingRow>;
