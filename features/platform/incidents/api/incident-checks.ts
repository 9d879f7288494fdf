import type { Check } from "#packages/server/verify/check.ts";

/**
 * Checks that an incident's log matches the incident, because the company must be able to prove it (GDPR article
 * 33(5)).
 */
export const incidentChecks: Check[] = [
  {
    name: "an incident's log starts with its opening",
    why: "the log must be complete from the start",
    sql: `select incident.company_id, incident.id from incident
      left join lateral (select act, at, account_id from incident_change change
        where change.company_id = incident.company_id and change.incident_id = incident.id
        order by change.id limit 1) first on true
      where (first.act, first.at, first.account_id) is distinct from ('OPENED', incident.opened_at, incident.opened_by)`,
  },
  {
    name: "an incident's state matches its log",
    why: "an incident is opened, reported and closed at most once, with a log entry each",
    sql: `select incident.company_id, incident.id, told.opened, told.reported, told.closed from incident
      cross join lateral (select count(*) filter (where act = 'OPENED') as opened,
          count(*) filter (where act = 'REPORTED') as reported, count(*) filter (where act = 'CLOSED') as closed
        from incident_change change
        where change.company_id = incident.company_id and change.incident_id = incident.id) told
      where (told.opened, told.reported, told.closed) is distinct from
        (1, (incident.reported_at is not null)::int, (incident.closed_at is not null)::int)`,
  },
  {
    name: "no closed incident has changed",
    why: "a closed incident is final",
    sql: `select closed.company_id, closed.incident_id, later.id as later from incident_change closed
      join incident_change later on later.company_id = closed.company_id
        and later.incident_id = closed.incident_id and later.id > closed.id
      where closed.act = 'CLOSED'`,
  },
];
