import type { ListColumns } from "#packages/domain/list-columns.ts";
import type { ApprovalRow } from "./schemas.ts";

export const approvalColumns = {
  member: { kind: "text", sort: "ascending", only: "screen" },
  askedAt: { kind: "moment", sort: "descending", value: ({ askedAt }) => askedAt },
  location: { kind: "text", sort: "ascending", value: ({ pointOfSale }) => pointOfSale.name },
  askedBy: { kind: "text", sort: "ascending", value: ({ askedBy }) => askedBy },
  amount: { kind: "money", sort: "descending", value: ({ amount }) => amount },
  membershipId: { kind: "text", only: "file" },
  memberName: { kind: "text", only: "file" },
  state: { kind: "text" },
  answeredBy: { kind: "text", only: "file", value: ({ answeredBy }) => answeredBy },
  answered: { kind: "moment", only: "file", value: ({ answeredAt }) => answeredAt },
  reason: { kind: "text", only: "file", value: ({ reason }) => reason },
} as const satisfies ListColumns<Omit<ApprovalRow, "purchaseId">>;
