import type { ImportPlan } from "@stammis/domain/imports/check-row";
import type { ImportOutcome } from "@stammis/domain/imports/import-states";
import type { Brings } from "@stammis/domain/imports/known-members";
import type { RowNote, RowProblem } from "@stammis/domain/imports/row-faults";
import type { NameOrder } from "@stammis/domain/imports/split-name";
import type { Transaction } from "kysely";
import type { Batch } from "../../db/database.ts";
import type { DB } from "../../db/types.ts";
import type { Chain } from "../../request/call.ts";
import type { LockedImport, moveImport } from "./queries.ts";

export interface Step {
  trx: Transaction<DB>;
  batch: Batch;
  chain: Chain;
  /** The club's day and moment. */
  today: Temporal.PlainDate;
  now: Temporal.Instant;
  found: LockedImport;
}
export type StepDone = Omit<Parameters<typeof moveImport>[2], "now">;

export interface Choices {
  pointOfSaleId: number | null;
  consentOn: string | null;
  consentWords: string;
  complete: boolean;
  /** Absent in imports of before. */
  opens?: boolean;
  nameOrder?: NameOrder;
}

export const addressesOf = ({ email, phone }: Pick<ImportPlan, "email" | "phone">) =>
  [email, phone].filter((address) => address !== null);

/** Channels to which the row says no. */
export const noesOf = ({ consents }: Pick<ImportPlan, "consents">) =>
  consents.filter(({ given }) => !given).map(({ channel }) => channel);

/** A row with what becomes of it. */
export interface JudgedRow {
  number: number;
  plan: ImportPlan;
  notes: RowNote[];
  problems: readonly RowProblem[];
  outcome: ImportOutcome;
  brings: (Brings & { profile: boolean }) | null;
  memberId: number | null;
}
