import type { Schemas } from "#packages/contract/endpoint.ts";
import { idParams } from "#packages/contract/shapes.ts";
import type { personalDataRoutes } from "./routes.ts";

export const personalDataSchemas = {
  /** `parts`: by name, each with its title, column titles and rows. In the caller's language. */
  exportMemberData: { params: idParams },
  /** A line for each fact: part, number within it, name, value. In the caller's language. */
  exportMemberDataCsv: { params: idParams },
  exportOwnData: {},
  exportOwnDataCsv: {},
} as const satisfies Record<keyof typeof personalDataRoutes, Schemas>;
