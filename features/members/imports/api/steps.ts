import type { Transaction } from "kysely";
import type { Batch } from "#packages/server/db/database.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";
import type { ImportPlan } from "../domain/check-row.ts";
import type { ImportOutcome } from "../domain/import-states.ts";
import type { Brings } from "../domain/known-members.ts";
import type { RowNote, RowProblem } from "../domain/row-faults.ts";
import type { NameOrder } from "../domain/split-name.ts";
import type { LockedImport, moveImport } from "./queries.ts";

export interface Step {
  trx: Transaction<DB>;
  batch: Batch;
  chain: Chain;
  /** The day and the time in the club. */
  today: Temporal.PlainDate;
  now: Temporal.Instant;
  lockedImport: LockedImport;
}
export type StepDone = Omit<Parameters<typeof moveImport>[2], "now">;

export interface Choices {
  pointOfSaleId: number | null;
  consentOn: string | null;
  consentWords: string;
  complete: boolean;
  /** The choices `opens` and `nameOrder` are absent in older imports. */
  opens?: boolean;
  nameOrder?: NameOrder;
}

export const addressesOf = ({ email, phone }: Pick<ImportPlan, "email" | "phone">) =>
  [email, phone].filter((address) => address !== null);

/** Returns the channels that the row refuses. */
export const noesOf = ({ consents }: Pick<ImportPlan, "consents">) =>
  consents.filter(({ given: hasConsent }) => !hasConsent).map(({ channel }) => channel);

/** A row of the file with its outcome. */
export interface JudgedRow {
  number: number;
  plan: ImportPlan;
  notes: RowNote[];
  problems: readonly RowProblem[];
  outcome: ImportOutcome;
  brings: (Brings & { profile: boolean }) | null;
  memberId: number | null;
}
