import type { SelectQueryBuilder } from "kysely";
import type { RetentionRules } from "#packages/domain/retention.ts";
import type { Build } from "./build.ts";
import type { DB } from "./types.ts";

// biome-ignore lint/suspicious/noExplicitAny: which tables a query reads is its own matter
type Rows = SelectQueryBuilder<DB, any, { at: Temporal.Instant }>;

type Counted<Rules extends RetentionRules> = {
  [Kind in keyof Rules]: Rules[Kind]["shown"] extends { counts: "rows" } ? Kind : never;
}[keyof Rules];

/**
 * The rows that the retention job removes, for each rule with visible counts, and the start of their storage period.
 * Each table has its own query, so that each uses its own index.
 */
export type RetainedRows<Rules extends RetentionRules> = {
  readonly [Kind in Counted<Rules>]: (q: Build) => Rows | readonly Rows[];
};
