import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { beganFrom, idParams, version } from "#packages/contract/shapes.ts";
import { translationErrors, translations } from "#packages/contract/translation-shapes.ts";
import type { categoriesRoutes } from "./routes.ts";

const texts = translations(["name"]);
const category = z.object({ id: z.number(), name: z.string(), translations: texts, purchases: z.number(), version });
/** Without `translations`, the stored ones stay. */
const body = z.object({ name: z.string().trim().max(100), translations: texts.optional() });
const errors = ["REQUIRED", "NAME_TAKEN", ...translationErrors] as const;

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
