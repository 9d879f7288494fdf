import * as z from "zod";
import { date, instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { listQuery, page } from "#packages/contract/list-shapes.ts";
import { channel, id, idParams } from "#packages/contract/shapes.ts";
import {
  importCellMax,
  importColumnsMax,
  importLineMax,
  importRowsAtOnce,
  importRowsMax,
} from "../domain/import-fields.ts";
import { importKept, importOutcomes, importStates } from "../domain/import-states.ts";
import { dateOrders } from "../domain/read-date.ts";
import { importNotes, importProblems } from "../domain/row-faults.ts";
import { nameOrders } from "../domain/split-name.ts";
import type { importsRoutes } from "./routes.ts";

/**
 * `field`: one of the domain's `importFields`, or `stamps:` and a card's id; null leaves the column out. `dateOrder`:
 * the order of day, month and year in the column; by default, the day comes first.
 */
const column = z.object({
  heading: z.string().max(importCellMax),
  field: z
    .string()
    .regex(/^([a-zA-Z]{3,20}|stamps:\d{1,15})$/)
    .nullable(),
  dateOrder: z.enum(dateOrders).optional(),
});

const choices = z.object({
  /** The home location of members whose row names none. */
  pointOfSaleId: id.nullable().default(null),
  /** The date and text of all consents, if the file does not contain them. */
  consentOn: date.nullable().default(null),
  consentWords: z.string().trim().max(importCellMax).default(""),
  /** The order of first name and surname in a column with full names. */
  nameOrder: z.enum(nameOrders).default("FIRST_NAME_FIRST"),
  /** Whether existing members get the profile data they lack. */
  complete: z.boolean().default(false),
  /** Whether existing members get the points and stamps of their rows, once, as new members do. */
  opens: z.boolean().default(false),
});

const imported = z.object({
  id: z.number(),
  fileName: z.string(),
  state: z.enum(importStates),
  rows: z.number(),
  /** `received`: the number of rows uploaded. `progress`: the number processed in the current state. */
  received: z.number(),
  progress: z.number(),
  /** The number of rows by expected or actual outcome. */
  outcomes: z.record(z.enum(importOutcomes), z.number()),
  /** The points and stamps of new members; `known`: the points, stamps and opt-outs of existing members. */
  points: z.number(),
  stamps: z.number(),
  known: z.object({ points: z.number(), stamps: z.number(), optOuts: z.number() }),
  /** The number of consents left out for lack of evidence. */
  withoutEvidence: z.number(),
  /** The number of imported rows with an unreadable cell, which is left out. */
  noted: z.number(),
  /**
   * The amount that the new members add to the subscription's monthly price, in kronor without VAT; null unless the
   * import can be run.
   */
  cost: z.object({ included: z.number(), beyond: z.number(), added: z.number() }).nullable(),
  /** The number of rows of an undone import that remain, by reason. */
  kept: z.record(z.enum(importKept), z.number()),
  by: z.string(),
  createdAt: instant,
  doneAt: instant.nullable(),
  /** The time until which the import can be undone; null when it cannot be undone. */
  undoableUntil: instant.nullable(),
  /** The number of imported members with an e-mail address who have not joined yet. */
  invitable: z.number(),
  invitedAt: instant.nullable(),
  columns: z.array(column),
});

const row = z.object({
  number: z.number(),
  /** The row's number in the file, as a spreadsheet shows it. */
  line: z.number(),
  /** The row above with the same person; null unless this row is a duplicate. */
  sameAsLine: z.number().nullable(),
  name: z.string(),
  address: z.string(),
  outcome: z.enum(importOutcomes),
  problems: z.array(z.object({ column: z.string().nullable(), problem: z.enum(importProblems), cell: z.string() })),
  /** The parts of the row that were left out. `column` is null for a note about the row's consents without a column. */
  notes: z.array(z.object({ column: z.string().nullable(), note: z.enum(importNotes), cell: z.string() })),
  memberId: z.number().nullable(),
  /**
   * The points, stamps and opt-outs that the row gives or gave; null if none. `profile`: whether missing profile data
   * is completed.
   */
  brings: z
    .object({ points: z.number(), stamps: z.number(), optOuts: z.array(channel), profile: z.boolean() })
    .nullable(),
});

export const importsSchemas = {
  /** Lists imports, newest first. The first import's columns show how the club last matched its headings. */
  listImports: { query: listQuery.pick({ page: true, cursor: true }), answer: page(imported) },
  startImport: {
    body: z.object({
      fileName: z.string().trim().min(1).max(200),
      fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
      rows: z.number().int().min(1).max(importRowsMax),
      columns: z.array(column).min(1).max(importColumnsMax),
      choices,
    }),
    answer: imported,
    errors: ["NOT_FOUND", "INVALID_INPUT", "EMAIL_OR_PHONE_REQUIRED"],
  },
  getImport: { params: idParams, answer: imported },
  sendImportRows: {
    params: idParams,
    body: z.object({
      /** The number of the first row sent; 1 is the first row below the headings. */
      from: z.number().int().min(1).max(importRowsMax),
      rows: z.array(z.array(z.string()).max(importColumnsMax)).min(1).max(importRowsAtOnce),
      /**
       * The line in the file on which each row begins. Without it, line 1 contains the headings and the rows follow.
       */
      lines: z.array(z.number().int().min(1).max(importLineMax)).max(importRowsAtOnce).optional(),
    }),
    answer: z.object({ received: z.number() }),
    errors: ["STATUS_NOT_ALLOWED"],
  },
  listImportRows: {
    params: idParams,
    query: z.object({
      outcome: z.enum(importOutcomes).optional(),
      /** Lists only rows with a left-out cell. */
      noted: z.literal("true").optional(),
      after: z.coerce.number().int().min(0).default(0),
    }),
    answer: z.object({ rows: z.array(row), next: z.number().nullable() }),
  },
  exportImportRows: { params: idParams },
  /**
   * CHECKING: starts the check, after all rows are uploaded. RUNNING: starts or continues the import. STOPPED: stops
   * it. UNDOING: undoes it, within the undo period.
   */
  setImportState: {
    params: idParams,
    body: z.object({ state: z.enum(["CHECKING", "RUNNING", "STOPPED", "UNDOING"]) }),
    answer: imported,
    errors: ["STATUS_NOT_ALLOWED"],
  },
  /** Sends an invitation to each imported member with an e-mail address who has not joined, a few at a time. */
  inviteImported: {
    params: idParams,
    answer: imported,
    errors: ["STATUS_NOT_ALLOWED", "MEMBERSHIP_TERMS_MISSING", "PRIVACY_POLICY_MISSING", "COMPANY_BUDGET_USED"],
  },
  removeImport: { params: idParams, errors: ["STATUS_NOT_ALLOWED"] },
} as const satisfies Record<keyof typeof importsRoutes, Schemas>;
