import { allStaff, localMerchants, type Route, secondPeople } from "#packages/contract/endpoint.ts";

/** Approvals of large amounts: the till requests them, and the back office answers. */
export const approvalsRoutes = {
  /** Uses the registration's own idempotency key: the approval covers that registration only. */
  askApproval: {
    method: "POST",
    path: "/till/approvals",
    access: allStaff,
    idempotent: true,
    key: "purchases:write",
    place: "own",
  },
  getApproval: {
    method: "GET",
    path: "/till/approvals/:id",
    access: allStaff,
    key: "purchases:write",
    thing: "approval",
    place: "own",
  },
  withdrawApproval: {
    method: "DELETE",
    path: "/till/approvals/:id",
    access: allStaff,
    key: "purchases:write",
    thing: "approval",
    place: "own",
  },
  listWaitingApprovals: {
    method: "GET",
    path: "/merchant/approvals/waiting",
    access: secondPeople,
    key: "withheld",
    place: "own",
  },
  listApprovals: { method: "GET", path: "/merchant/approvals", access: localMerchants, key: "withheld", place: "own" },
  exportApprovals: {
    method: "GET",
    path: "/merchant/approvals/export",
    access: localMerchants,
    download: "text/csv",
    key: "withheld",
    place: "own",
  },
  answerApproval: {
    method: "PUT",
    path: "/merchant/approvals/:id/answer",
    access: secondPeople,
    key: "withheld",
    thing: "approval",
    place: "own",
  },
} as const satisfies Record<string, Route>;
