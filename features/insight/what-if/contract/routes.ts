import { merchants, type Route } from "#packages/contract/endpoint.ts";

export const whatIfRoutes = {
  listWhatIfs: { method: "GET", path: "/merchant/what-ifs", access: merchants, key: "withheld", support: "open" },
  /** Asked again while it is being answered, it is the same question. */
  askWhatIf: { method: "POST", path: "/merchant/what-ifs", access: merchants, key: "withheld", support: "open" },
  getWhatIf: {
    method: "GET",
    path: "/merchant/what-ifs/:id",
    access: merchants,
    key: "withheld",
    thing: "whatIf",
    support: "open",
  },
  /** Also stops one that is being answered. */
  removeWhatIf: {
    method: "DELETE",
    path: "/merchant/what-ifs/:id",
    access: merchants,
    key: "withheld",
    thing: "whatIf",
    support: "open",
  },
} as const satisfies Record<string, Route>;
