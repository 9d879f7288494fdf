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
 * `field`: one of the domain's `importFields`, or `stamps:` and a card's id; null: the column is left out. `dateOrder`: how
 * the column writes its dates; absent, the day comes first.
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
  /** Home of those whose row names none. */
  pointOfSaleId: id.nullable().default(null),
  /** When and to what all who say yes did, where the file does not tell. */
  consentOn: date.nullable().default(null),
  consentWords: z.string().trim().max(importCellMax).default(""),
  /** How the file writes complete names. */
  nameOrder: z.enum(nameOrders).default("FIRST_NAME_FIRST"),
  /** Whether members who are there already get what their profile lacks. */
  complete: z.boolean().default(false),
  /** Whether they get the points and stamps of their rows, once, as new members do. */
  opens: z.boolean().default(false),
});

const imported = z.object({
  id: z.number(),
  fileName: z.string(),
  state: z.enum(importStates),
  rows: z.number(),
  /** Of the rows, those that have arrived; and those through in the present state. */
  received: z.number(),
  progress: z.number(),
  /** Rows by what is to become of them, or did. */
  outcomes: z.record(z.enum(importOutcomes), z.number()),
  /** What new members bring, and what those who are there already get: points, stamps, an end of marketing. */
  points: z.number(),
  stamps: z.number(),
  known: z.object({ points: z.number(), stamps: z.number(), optOuts: z.number() }),
  /** A yes that is left out for want of its evidence. */
  withoutEvidence: z.number(),
  /** Rows of which a cell cannot be read, and is left out. */
  noted: z.number(),
  /** What the new members add to a month of the subscription, in kronor without VAT; null when it is not waiting to be run. */
  cost: z.object({ included: z.number(), beyond: z.number(), added: z.number() }).nullable(),
  /** Of an import undone: rows that stay, by why. */
  kept: z.record(z.enum(importKept), z.number()),
  by: z.string(),
  createdAt: instant,
  doneAt: instant.nullable(),
  /** Until when it can be undone; null when it cannot be. */
  undoableUntil: instant.nullable(),
  /** Those with an e-mail address whom nobody has signed up for yet. */
  invitable: z.number(),
  invitedAt: instant.nullable(),
  columns: z.array(column),
});

const row = z.object({
  number: z.number(),
  /** The line of the file on which the row begins. */
  line: z.number(),
  name: z.string(),
  address: z.string(),
  outcome: z.enum(importOutcomes),
  problems: z.array(z.object({ column: z.string().nullable(), problem: z.enum(importProblems), cell: z.string() })),
  /** What is left out of the row; no column: of its consents. */
  notes: z.array(z.object({ column: z.string().nullable(), note: z.enum(importNotes), cell: z.string() })),
  memberId: z.number().nullable(),
  /** What it brings or brought; null where it is of no use. `profile`: what theirs lacks is filled in. */
  brings: z
    .object({ points: z.number(), stamps: z.number(), optOuts: z.array(channel), profile: z.boolean() })
    .nullable(),
});

export const importsSchemas = {
  /** The newest first: the first one's columns are how the club matched its headings last. */
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
      /** The number of the first: the file's first row under its headings is 1. */
      from: z.number().int().min(1).max(importRowsMax),
      rows: z.array(z.array(z.string()).max(importColumnsMax)).min(1).max(importRowsAtOnce),
      /** The line of the file on which each row begins; absent, the rows follow their headings on line 1. */
      lines: z.array(z.number().int().min(1).max(importLineMax)).max(importRowsAtOnce).optional(),
    }),
    answer: z.object({ received: z.number() }),
    errors: ["STATUS_NOT_ALLOWED"],
  },
  listImportRows: {
    params: idParams,
    query: z.object({
      outcome: z.enum(importOutcomes).optional(),
      /** Only rows of which a cell is left out. */
      noted: z.literal("true").optional(),
      after: z.coerce.number().int().min(0).default(0),
    }),
    answer: z.object({ rows: z.array(row), next: z.number().nullable() }),
  },
  exportImportRows: { params: idParams },
  /** CHECKING: all rows are there. RUNNING: takes in, or goes on. STOPPED. UNDOING: within its days. */
  setImportState: {
    params: idParams,
    body: z.object({ state: z.enum(["CHECKING", "RUNNING", "STOPPED", "UNDOING"]) }),
    answer: imported,
    errors: ["STATUS_NOT_ALLOWED"],
  },
  /** Sends those of it who have an e-mail address and have not signed up an invitation each, a few at a time. */
  inviteImported: {
    params: idParams,
    answer: imported,
    errors: ["STATUS_NOT_ALLOWED", "MEMBERSHIP_TERMS_MISSING", "PRIVACY_POLICY_MISSING", "COMPANY_BUDGET_USED"],
  },
  removeImport: { params: idParams, errors: ["STATUS_NOT_ALLOWED"] },
} as const satisfies Record<keyof typeof importsRoutes, Schemas>;
