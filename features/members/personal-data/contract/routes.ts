import { member, merchants, type Route } from "#packages/contract/endpoint.ts";

/** Exports all of a club's data about one member as a file: JSON for programs, CSV for spreadsheets. */
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
