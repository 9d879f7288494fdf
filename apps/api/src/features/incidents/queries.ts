import { pageSize } from "@stammis/domain/limits";
import { sql } from "kysely";
import type { Build } from "../../db/build.ts";
import { staffName } from "../../db/staff-name.ts";
import type { Cursor } from "../../request/paging.ts";

/** A company's incidents. Runs as the platform's role. */
export const selectIncidents = (db: Build, companyId: number) =>
  db.selectFrom("incident").selectAll().where("company_id", "=", companyId);

export type IncidentRow = Awaited<ReturnType<ReturnType<typeof selectIncidents>["execute"]>>[number];

/** Newest first, one more than a page. */
export function olderIncidents(db: Build, companyId: number, after: Cursor | null) {
  const rows = selectIncidents(db, companyId)
    .orderBy("id", "desc")
    .limit(pageSize + 1);
  return after ? rows.where("id", "<", sql<number>`${after[0]}::bigint`) : rows;
}

/** What was changed of one, newest first. */
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
