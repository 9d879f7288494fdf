import type { Schemas } from "./endpoint.ts";
import type { Routes } from "./routes.ts";

/** The schemas of all nouns. `features/declared.ts` adds them. */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns add the members.
export interface DeclaredSchemas {}

type Complete<All extends Record<keyof Routes, Schemas>> = All;
/** The input and answer schemas of each endpoint. A missing schema is a type error. */
export type AllSchemas = Complete<DeclaredSchemas>;
