import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { idParams, language } from "#packages/contract/shapes.ts";
import type { personalDataRoutes } from "./routes.ts";

/** The data in the caller's language. `parts`: by name, each with its title, column titles and rows. */
const memberData = z.object({
  club: z.string(),
  at: instant,
  timeZone: z.string(),
  language,
  parts: z.record(
    z.string(),
    z.object({
      title: z.string(),
      columns: z.record(z.string(), z.string()),
      rows: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
});

export const personalDataSchemas = {
  exportMemberData: { params: idParams, file: memberData },
  /** Exports a line for each fact, in the caller's language: part, number within the part, name, value. */
  exportMemberDataCsv: { params: idParams },
  exportOwnData: { file: memberData },
  exportOwnDataCsv: {},
} as const satisfies Record<keyof typeof personalDataRoutes, Schemas>;
