import type { Schemas } from "#packages/contract/endpoint.ts";
import { idParams } from "#packages/contract/shapes.ts";
import type { personalDataRoutes } from "./routes.ts";

export const personalDataSchemas = {
  /**
   * Exports the data as JSON in the caller's language. `parts`: by name, each with its title, column titles and rows.
   */
  exportMemberData: { params: idParams },
  /** Exports a line for each fact, in the caller's language: part, number within the part, name, value. */
  exportMemberDataCsv: { params: idParams },
  exportOwnData: {},
  exportOwnDataCsv: {},
} as const satisfies Record<keyof typeof personalDataRoutes, Schemas>;
