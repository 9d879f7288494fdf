import type { schemas } from "#features/schemas.ts";
import type { Schemas } from "./endpoint.ts";
import type { Routes } from "./routes.ts";

type Complete<All extends Record<keyof Routes, Schemas>> = All;
/** What each endpoint takes and answers. An endpoint without schemas is a type error. */
export type AllSchemas = Complete<typeof schemas>;
