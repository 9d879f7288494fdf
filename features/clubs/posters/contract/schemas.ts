import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { idParams, language } from "#packages/contract/shapes.ts";
import { posterFormats } from "../domain/posters.ts";
import type { posterRoutes } from "./routes.ts";

export const posterSchemas = {
  getPoster: { params: idParams, query: z.object({ format: z.enum(posterFormats), language }) },
} as const satisfies Record<keyof typeof posterRoutes, Schemas>;
