import type { QueryCreator } from "kysely";
import type { DB } from "./types.ts";

/**
 * What only builds a statement takes this: it can send none, so whoever needs an answer asks for a transaction. A
 * transaction is one too, and what is built with it can be sent by it.
 */
export type Build = QueryCreator<DB>;
