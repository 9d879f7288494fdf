import * as z from "zod";
import { instant } from "#packages/contract/date-shapes.ts";
import type { Schemas } from "#packages/contract/endpoint.ts";
import { listQuery, page } from "#packages/contract/list-shapes.ts";
import { beganFrom, id, idParams, language, version, wholeNumber } from "#packages/contract/shapes.ts";
import { numberLimits, textMax } from "#packages/domain/limits.ts";
import { askedByAuthority, incidentLetters, incidentStates } from "../domain/incidents.ts";
import type { incidentsRoutes } from "./routes.ts";

const text = z.string().trim().max(textMax.incidentText);
const count = wholeNumber(numberLimits.incidentCount).nullable();

const facts = z.object({
  what: text,
  discoveredAt: instant,
  beganAt: instant.nullable(),
  dataCategories: text,
  peopleCount: count,
  recordCount: count,
  consequences: text,
  measures: text,
  contact: z.string().trim().max(textMax.recordText),
});

const clock = z.object({
  state: z.enum(["RUNNING", "OVERDUE", "IN_TIME", "LATE", "NONE"]),
  deadline: instant,
  minutes: z.number(),
});

const listed = z.object({
  id: z.number(),
  what: z.string(),
  discoveredAt: instant,
  state: z.enum(incidentStates),
  clock,
});

/** A changed field; `from` and `to` are its values in stored form. */
const change = z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() });
const incident = facts.extend({
  id: z.number(),
  state: z.enum(incidentStates),
  clock,
  missing: z.array(z.enum(askedByAuthority)),
  reportedAt: instant.nullable(),
  reference: z.string(),
  closedAt: instant.nullable(),
  notReportedReason: z.string(),
  /** The log entries, newest first. */
  log: z.array(
    z.object({
      id: z.number(),
      at: instant,
      by: z.string(),
      act: z.enum(["OPENED", "CHANGED", "REPORTED", "CLOSED"]),
      changes: z.array(change),
    }),
  ),
  version,
});

const letterParams = z.object({ id, letter: z.enum(incidentLetters) });
const factErrors = ["REQUIRED", "INVALID_INPUT"] as const;

const incidentsQuery = listQuery.extend({ state: z.enum(incidentStates).optional() });

export const incidentsSchemas = {
  /**
   * `sort` is `discovered` (default, latest first), `what` or `state`. `q` searches the description and the authority's
   * reference.
   */
  listIncidents: { query: incidentsQuery, answer: page(listed), errors: ["INVALID_INPUT"] },
  exportIncidents: { query: incidentsQuery.omit({ page: true, cursor: true }), errors: ["INVALID_INPUT"] },
  getIncident: { params: idParams, answer: incident },
  createIncident: { body: facts, answer: incident, errors: factErrors },
  updateIncident: {
    params: idParams,
    body: facts.extend(beganFrom),
    answer: incident,
    errors: [...factErrors, "CHANGED_MEANWHILE", "INCIDENT_STATE"],
  },
  setIncidentState: {
    params: idParams,
    body: z.discriminatedUnion("state", [
      z.object({ state: z.literal("REPORTED"), reportedAt: instant, reference: z.string().trim().max(textMax.reason) }),
      z.object({ state: z.literal("CLOSED"), notReportedReason: z.string().trim().max(textMax.recordText) }),
    ]),
    answer: incident,
    errors: ["REQUIRED", "INVALID_INPUT", "INCIDENT_STATE"],
  },
  getIncidentLetter: {
    params: letterParams,
    query: z.object({ language }),
    answer: z.object({ title: z.string(), text: z.string() }),
  },
  printIncidentLetter: { params: letterParams, query: z.object({ language }) },
} as const satisfies Record<keyof typeof incidentsRoutes, Schemas>;
