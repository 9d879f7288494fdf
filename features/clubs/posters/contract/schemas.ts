import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { idParams, language } from "#packages/contract/shapes.ts";
import { posterBackgrounds, posterFormats } from "../domain/posters.ts";
import type { postersRoutes } from "./routes.ts";

export const postersSchemas = {
  getPoster: {
    params: idParams,
    query: z.object({
      format: z.enum(posterFormats),
      background: z.enum(posterBackgrounds).default("COLOUR"),
      language,
    }),
  },
} as const satisfies Record<keyof typeof postersRoutes, Schemas>;
