import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { beganFrom, idParams, version } from "#packages/contract/shapes.ts";
import type { categoriesRoutes } from "./routes.ts";

const category = z.object({ id: z.number(), name: z.string(), purchases: z.number(), version });
const body = z.object({ name: z.string().trim().max(100) });
const errors = ["REQUIRED", "NAME_TOO_SHORT", "NAME_TOO_LONG", "NAME_TAKEN", "NAME_RESERVED"] as const;

export const categoriesSchemas = {
  listCategories: { answer: z.array(category) },
  exportCategories: {},
  createCategory: { body, answer: category, errors },
  renameCategory: {
    params: idParams,
    body: body.extend(beganFrom),
    answer: category,
    errors: [...errors, "CHANGED_MEANWHILE"],
  },
  removeCategory: { params: idParams },
} as const satisfies Record<keyof typeof categoriesRoutes, Schemas>;
