import { merchants, type Route } from "#packages/contract/endpoint.ts";

export const whatIfRoutes = {
  listWhatIfs: { method: "GET", path: "/merchant/what-ifs", access: merchants },
  /** Asked again while it is being answered, it is the same question. */
  askWhatIf: { method: "POST", path: "/merchant/what-ifs", access: merchants },
  getWhatIf: { method: "GET", path: "/merchant/what-ifs/:id", access: merchants },
  /** Also stops one that is being answered. */
  removeWhatIf: { method: "DELETE", path: "/merchant/what-ifs/:id", access: merchants },
} as const satisfies Record<string, Route>;
