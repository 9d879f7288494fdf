import * as z from "zod";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { idParams } from "#packages/contract/shapes.ts";
import { textMax } from "#packages/domain/limits.ts";
import type { profileRoutes } from "./routes.ts";

/** `search`: filters and order from the list's URL, without page and search text. */
const fields = z.object({
  name: z.string().trim().min(1).max(textMax.viewName),
  search: z.string().max(500),
  shared: z.boolean(),
});
const list = z.string().regex(/^[a-z-]{1,30}$/);
const view = fields.extend({ id: z.number(), list: z.string(), own: z.boolean() });

export const profileSchemas = {
  /** The user's own views and shared ones, by name. */
  listViews: { answer: z.array(view) },
  /** Only a merchant can share; others are refused with NO_ACCESS. */
  createView: { body: fields.extend({ list }), answer: view, errors: ["TOO_MANY_VIEWS"] },
  updateView: { params: idParams, body: fields, answer: view },
  removeView: { params: idParams },
} as const satisfies Record<keyof typeof profileRoutes, Schemas>;
