import { merchants, type Route } from "#packages/contract/endpoint.ts";

export const whatIfRoutes = {
  listWhatIfs: { method: "GET", path: "/merchant/what-ifs", access: merchants, key: "withheld", support: "open" },
  /** The same question while it is replayed returns the running replay. */
  askWhatIf: { method: "POST", path: "/merchant/what-ifs", access: merchants, key: "withheld", support: "open" },
  getWhatIf: {
    method: "GET",
    path: "/merchant/what-ifs/:id",
    access: merchants,
    key: "withheld",
    thing: "whatIf",
    support: "open",
  },
  /** Also stops a running replay. */
  removeWhatIf: {
    method: "DELETE",
    path: "/merchant/what-ifs/:id",
    access: merchants,
    key: "withheld",
    thing: "whatIf",
    support: "open",
  },
} as const satisfies Record<string, Route>;
