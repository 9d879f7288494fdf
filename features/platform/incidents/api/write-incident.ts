import { sql, type Transaction } from "kysely";
import { whatChanged } from "#features/insight/trail/domain/trail.ts";
import type { TrailAct } from "#packages/domain/acts.ts";
import { normaliseText } from "#packages/domain/text.ts";
import type { DB } from "#packages/server/db/types.ts";
import { auditClubs } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion } from "#packages/server/request/versions.ts";
import { incidentState, incidentStep } from "../domain/incidents.ts";
import { factsOf, readIncident } from "./incident-shape.ts";
import { type IncidentRow, selectChanges, selectIncidents } from "./queries.ts";

type Facts = Call<"createIncident">["body"];
type Caller = Pick<Call<"createIncident">, "chain" | "actor" | "realNow">;
type ChangeAct = "OPENED" | "CHANGED" | "REPORTED" | "CLOSED";

const trailActOf: Record<ChangeAct, TrailAct> = {
  OPENED: "open-incident",
  CHANGED: "change-incident",
  REPORTED: "report-incident",
  CLOSED: "close-incident",
};

/** Reads the facts from a form; refuses at the invalid fields. A future moment is invalid. */
function readFacts(body: Facts, now: Temporal.Instant) {
  const discoveredAt = Temporal.Instant.from(body.discoveredAt);
  const beganAt = body.beganAt === null ? null : Temporal.Instant.from(body.beganAt);
  const isAfter = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) > 0;
  refuseFields({
    what: normaliseText(body.what) ? null : "REQUIRED",
    discoveredAt: isAfter(discoveredAt, now) ? "INVALID_INPUT" : null,
    beganAt: beganAt && isAfter(beganAt, discoveredAt) ? "INVALID_INPUT" : null,
  });
  return {
    what: normaliseText(body.what),
    discovered_at: discoveredAt,
    began_at: beganAt,
    data_categories: normaliseText(body.dataCategories),
    people_count: body.peopleCount,
    record_count: body.recordCount,
    consequences: normaliseText(body.consequences),
    measures: normaliseText(body.measures),
    contact: normaliseText(body.contact),
  };
}

const comparedFacts = (row: IncidentRow) => ({
  ...factsOf(row),
  reportedAt: row.reported_at,
  reference: row.reference,
  closedAt: row.closed_at,
  notReportedReason: row.not_reported_reason,
});

/**
 * Stores a complete change in the incident's log. The audit trail gets only field names, because the values may name
 * people.
 */
async function keepChange(
  trx: Transaction<DB>,
  caller: Caller,
  act: ChangeAct,
  after: IncidentRow,
  before?: IncidentRow,
) {
  const { chain, actor, realNow: at } = caller;
  const { accountId } = actor;
  const changes = before ? whatChanged(comparedFacts(before), comparedFacts(after)) : [];
  if (act === "CHANGED" && changes.length === 0) return;
  const details = changes.map(({ field, from, to }) => ({
    field,
    from: from === null ? null : String(from),
    to: to === null ? null : String(to),
  }));
  await trx
    .insertInto("incident_change")
    .values({
      company_id: chain.companyId,
      incident_id: after.id,
      at,
      account_id: accountId,
      act,
      changes: sql`${JSON.stringify(details)}::jsonb`,
    })
    .execute();
  const detail = { changed: changes.map(({ field }) => field) };
  await auditClubs(trx, chain.companyId, { accountId, act: trailActOf[act], subject: `incident ${after.id}`, detail });
}

async function holdIncident(trx: Transaction<DB>, { chain }: Caller, id: number) {
  const row = selectIncidents(trx, chain.companyId).where("id", "=", id).forUpdate();
  return (await row.executeTakeFirst()) ?? refuse("NOT_FOUND");
}

/** Creates an incident with the known facts. The clock runs from its discovery. */
export async function createIncident({ db }: Services, call: Call<"createIncident">) {
  const { chain, actor, body, realNow: now } = call;
  const facts = readFacts(body, now);
  return db.inPlatform(async (trx) => {
    const row = await trx
      .insertInto("incident")
      .values({ company_id: chain.companyId, opened_at: now, opened_by: actor.accountId, ...facts })
      .returningAll()
      .executeTakeFirstOrThrow();
    await keepChange(trx, call, "OPENED", row);
    return readIncident(trx, row, now);
  });
}

/** Changes an incident's facts; a closed incident cannot be changed. */
export async function updateIncident({ db }: Services, call: Call<"updateIncident">) {
  const { chain, params, body, realNow: now } = call;
  const facts = readFacts(body, now);
  return db.inPlatform(async (trx) => {
    const before = await holdIncident(trx, call, params.id);
    if (before.closed_at) refuse("INCIDENT_STATE");
    const reported = before.reported_at;
    if (reported && Temporal.Instant.compare(facts.discovered_at, reported) > 0)
      refuseFields({ discoveredAt: "INVALID_INPUT" });
    const present = await readIncident(trx, before, now);
    await checkVersion(body.version, { version: present.version, present }, () =>
      selectChanges(trx, chain.companyId, params.id).limit(1).executeTakeFirst(),
    );
    const row = await write(trx, before, facts);
    await keepChange(trx, call, "CHANGED", row, before);
    return readIncident(trx, row, now);
  });
}

const write = (trx: Transaction<DB>, { company_id, id }: IncidentRow, set: Partial<IncidentRow>) =>
  trx
    .updateTable("incident")
    .set(set)
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Marks an incident as reported to the authority or closed. Closing an unreported one requires a reason. */
export async function setIncidentState({ db }: Services, call: Call<"setIncidentState">) {
  const { params, body, realNow: now } = call;
  return db.inPlatform(async (trx) => {
    const before = await holdIncident(trx, call, params.id);
    const reason = body.state === "CLOSED" ? normaliseText(body.notReportedReason) : "";
    const from = incidentState({ reportedAt: before.reported_at, closedAt: before.closed_at });
    const step = incidentStep(from, body.state, reason);
    if (!step.ok && step.reason === "REQUIRED") refuseFields({ notReportedReason: "REQUIRED" });
    if (!step.ok) refuse(step.reason);
    const row = await write(
      trx,
      before,
      body.state === "REPORTED"
        ? readReport(body, before, now)
        : {
            closed_at: now,
            not_reported_reason: from === "OPEN" ? reason : "",
          },
    );
    await keepChange(trx, call, body.state, row, before);
    return readIncident(trx, row, now);
  });
}

type Report = Extract<Call<"setIncidentState">["body"], { state: "REPORTED" }>;

function readReport({ reportedAt, reference }: Report, { discovered_at }: IncidentRow, now: Temporal.Instant) {
  const reported_at = Temporal.Instant.from(reportedAt);
  const isWrong =
    Temporal.Instant.compare(reported_at, now) > 0 || Temporal.Instant.compare(reported_at, discovered_at) < 0;
  refuseFields({ reportedAt: isWrong ? "INVALID_INPUT" : null });
  return { reported_at, reference: normaliseText(reference) };
}
