import { posterFormats } from "@stammis/domain/clubs/posters";
import * as z from "zod";
import type { Schemas } from "../endpoint.ts";
import { idParams, language } from "../shapes.ts";
import type { posterRoutes } from "./routes.ts";

export const posterSchemas = {
  getPoster: { params: idParams, query: z.object({ format: z.enum(posterFormats), language }) },
} as const satisfies Record<keyof typeof posterRoutes, Schemas>;
