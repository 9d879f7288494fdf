import type { Kysely } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import { versioned } from "#packages/server/request/versions.ts";
import { incidentsSchemas } from "../contract/schemas.ts";
import { incidentClock, incidentState, missingForAuthority } from "../domain/incidents.ts";
import { type IncidentRow, selectChanges } from "./queries.ts";

interface Change {
  field: string;
  from: string | null;
  to: string | null;
}

const momentsOf = (row: IncidentRow) => ({
  discoveredAt: row.discovered_at,
  reportedAt: row.reported_at,
  closedAt: row.closed_at,
});

function clockOf(row: IncidentRow, now: Temporal.Instant) {
  const clock = incidentClock(momentsOf(row), now);
  return { ...clock, deadline: clock.deadline.toString() };
}

/** Returns an incident in the form of the list. */
export const listedOf = (row: IncidentRow, now: Temporal.Instant) => ({
  id: row.id,
  what: row.what,
  discoveredAt: row.discovered_at.toString(),
  state: incidentState(momentsOf(row)),
  clock: clockOf(row, now),
});

/** Returns the typed facts of an incident. */
export const factsOf = (row: IncidentRow) => ({
  what: row.what,
  discoveredAt: row.discovered_at.toString(),
  beganAt: row.began_at?.toString() ?? null,
  dataCategories: row.data_categories,
  peopleCount: row.people_count,
  recordCount: row.record_count,
  consequences: row.consequences,
  measures: row.measures,
  contact: row.contact,
});

type ChangeRow = Awaited<ReturnType<ReturnType<typeof selectChanges>["execute"]>>[number];

/** Returns a complete incident with its log, for its page. */
export const incidentOf = (row: IncidentRow, log: readonly ChangeRow[], now: Temporal.Instant) =>
  versioned(incidentsSchemas.updateIncident.body, {
    ...listedOf(row, now),
    ...factsOf(row),
    missing: missingForAuthority(factsOf(row)),
    reportedAt: row.reported_at?.toString() ?? null,
    reference: row.reference,
    closedAt: row.closed_at?.toString() ?? null,
    notReportedReason: row.not_reported_reason,
    log: log.map(({ id, at, by, act, changes }) => ({
      id,
      at: at.toString(),
      by,
      act,
      changes: changes as unknown as Change[],
    })),
  });

/** Returns a complete incident after reading its log. */
export async function readIncident(db: Kysely<DB>, row: IncidentRow, now: Temporal.Instant) {
  const log = await selectChanges(db, row.company_id, row.id).execute();
  return incidentOf(row, log, now);
}
