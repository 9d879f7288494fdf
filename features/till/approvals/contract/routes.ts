import { allStaff, localMerchants, type Route, secondPeople } from "#packages/contract/endpoint.ts";

/** Large amounts asked about at the till and approved from the back office. */
export const approvalRoutes = {
  /** By the registration's own key: what is approved is that registration, and no other. */
  askApproval: { method: "POST", path: "/till/approvals", access: allStaff, idempotent: true },
  getApproval: { method: "GET", path: "/till/approvals/:id", access: allStaff },
  withdrawApproval: { method: "DELETE", path: "/till/approvals/:id", access: allStaff },
  listWaitingApprovals: { method: "GET", path: "/merchant/approvals/waiting", access: secondPeople },
  listApprovals: { method: "GET", path: "/merchant/approvals", access: localMerchants },
  exportApprovals: {
    method: "GET",
    path: "/merchant/approvals/export",
    access: localMerchants,
    download: "text/csv",
  },
  answerApproval: { method: "PUT", path: "/merchant/approvals/:id/answer", access: secondPeople },
} as const satisfies Record<string, Route>;
