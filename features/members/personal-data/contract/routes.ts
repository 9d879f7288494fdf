import { member, merchants, type Route } from "#packages/contract/endpoint.ts";

/** Everything a club keeps about one member, as a file: for programs, and for a spreadsheet. */
export const personalDataRoutes = {
  exportMemberData: {
    method: "GET",
    path: "/merchant/members/:id/data",
    access: merchants,
    download: "application/json",
    key: "withheld",
    thing: "member",
  },
  exportMemberDataCsv: {
    method: "GET",
    path: "/merchant/members/:id/data/csv",
    access: merchants,
    download: "text/csv",
    key: "withheld",
    thing: "member",
  },
  exportOwnData: { method: "GET", path: "/consumer/data", access: member, download: "application/json" },
  exportOwnDataCsv: { method: "GET", path: "/consumer/data/csv", access: member, download: "text/csv" },
} as const satisfies Record<string, Route>;
