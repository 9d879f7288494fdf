import { sql } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { hasPart } from "#packages/server/db/has-part.ts";
import { byText, type SortColumn } from "#packages/server/db/sorted.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import type { IncidentState } from "../domain/incidents.ts";

/** Selects a company's incidents. Runs as the platform's role. */
export const selectIncidents = (db: Build, companyId: number) =>
  db.selectFrom("incident").selectAll().where("company_id", "=", companyId);

export type IncidentRow = Awaited<ReturnType<ReturnType<typeof selectIncidents>["execute"]>>[number];

/** The state of an incident by the rule of `incidentState`. */
const stateNow = sql<string>`case when closed_at is not null then 'CLOSED' when reported_at is not null then 'REPORTED' else 'OPEN' end`;

/** The columns that sort the list; by state open incidents come first, then reported and closed ones. */
export const incidentSorts: Record<string, SortColumn> = {
  discovered: { by: sql.ref("discovered_at"), type: "timestamptz", falls: true },
  what: byText(sql.ref("what")),
  state: { by: sql`(case ${stateNow} when 'OPEN' then 0 when 'REPORTED' then 1 else 2 end)::bigint`, type: "bigint" },
};

export interface IncidentFilter {
  q?: string | undefined;
  state?: IncidentState | undefined;
}

/** Selects a company's filtered incidents, unsorted. */
export function selectWantedIncidents(db: Build, companyId: number, { q, state }: IncidentFilter) {
  const fits = (column: string) => hasPart(sql.ref(column), q ?? "");
  return selectIncidents(db, companyId)
    .$if(state !== undefined, (rows) => rows.where(stateNow, "=", state ?? ""))
    .$if(Boolean(q), (rows) => rows.where(sql<boolean>`(${fits("what")} or ${fits("reference")})`));
}

/** Selects the changes of an incident, newest first. */
export function selectChanges(db: Build, companyId: number, incidentId: number) {
  return db
    .selectFrom("incident_change as change")
    .innerJoin("account", "account.id", "change.account_id")
    .select(["change.id", "change.at", "change.act", "change.changes"])
    .select([staffName().as("by"), "account.is_admin as isAdmin"])
    .where("change.company_id", "=", companyId)
    .where("change.incident_id", "=", incidentId)
    .orderBy("change.id", "desc");
}

export const selectCompanyName = (db: Build, companyId: number) =>
  db.selectFrom("company").select("name").where("id", "=", companyId);
