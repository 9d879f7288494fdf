import type { Scene } from "../scene.ts";
import type { Violations } from "./violations-of-points.ts";

/** An incident with its log: the acts in order. */
const anIncident = ({ club }: Scene, acts: readonly string[], closed = false) =>
  [
    `insert into incident (company_id, opened_at, opened_by, what, discovered_at, closed_at, not_reported_reason)
     select ${club.companyId}, now(), min(id), 'A list was lost', now(), ${closed ? "now()" : "null"}, 'No risk' from account`,
    ...acts.map(
      (act) => `insert into incident_change (company_id, incident_id, at, account_id, act)
        select company_id, id, opened_at, opened_by, '${act}' from incident`,
    ),
  ].join(";");

export const incidentViolations: Violations = {
  "an incident's log starts with its opening": (scene) => anIncident(scene, ["CHANGED", "OPENED"]),
  "an incident's state matches its log": (scene) => anIncident(scene, ["OPENED"], true),
  "no closed incident has changed": (scene) => anIncident(scene, ["OPENED", "CLOSED", "CHANGED"], true),
};
