import { sql } from "kysely";
import { personFieldNames, personFields } from "#features/members/directory/domain/person-fields.ts";
import { startOfDay } from "#packages/domain/calendar.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import { statement } from "#packages/server/db/prepared.ts";
import { rowSet } from "#packages/server/db/row-set.ts";
import { newMembershipNumber } from "#packages/server/security/tokens.ts";
import type { ImportPlan } from "../../domain/check-row.ts";
import { type Brings, bringsNothing, nothing, stampsOf } from "../../domain/known-members.ts";
import type { ImportedConsent } from "../../domain/read-consents.ts";
import { fieldsToComplete } from "../../domain/row-outcome.ts";
import { readRefusedAmong, withoutRefused } from "../checking/refuse-consents.ts";
import { type Counts, count, countKnown } from "../import-shape.ts";
import { selectMembersAt } from "../queries.ts";
import { addressesOf, type Choices, noesOf, type Step, type StepDone } from "../steps.ts";
import { giveKnown } from "./give-known.ts";
import { writeConsents } from "./write-consents.ts";
import { type Joined, writeOpening } from "./write-opening.ts";

const rowsAtOnce = 500;
/**
 * The number of rows a step when existing members receive points and stamps: smaller, because tills wait for the
 * members' locks.
 */
const rowsAtOnceOpening = 50;

type Row = Omit<Joined, "memberId">;

const consentOf = (plan: ImportPlan, channel: ImportedConsent["channel"]) =>
  plan.consents.some((consent) => consent.channel === channel && consent.given);

/** A person's fields as SQL lists: columns, their names in a row's plan, and these names with types. */
const person = {
  columns: sql.join(personFieldNames.map((name) => sql.id(personFields[name].column))),
  names: sql.join(personFieldNames.map((name) => sql.id(name))),
  typedNames: sql.join(personFieldNames.map((name) => sql`${sql.id(name)} ${sql.raw(personFields[name].sql)}`)),
};

/** Inserts members for rows whose address still has no member. If two rows have the same address, the first counts. */
async function insertMembers(
  { trx, chain, lockedImport: memberImport, now }: Step,
  rows: readonly Row[],
): Promise<Joined[]> {
  if (rows.length === 0) return [];
  const numbered = new Map(rows.map((row) => [newMembershipNumber(), row]));
  const json = [...numbered].map(([number, { plan }]) => ({
    number,
    ...plan,
    byEmail: consentOf(plan, "EMAIL"),
    bySms: consentOf(plan, "SMS"),
    at: (plan.registeredOn ? startOfDay(Temporal.PlainDate.from(plan.registeredOn), chain.timeZone) : now).toString(),
  }));
  const made = await sql<{ id: number; membership_number: string }>`
    insert into member (chain_id, membership_number, ${person.columns},
      home_location_id, registered_at, email_notification, phone_notification, import_id, unclaimed)
    select ${chain.id}::bigint, number, ${person.names}, "locationId", at, "byEmail", "bySms", ${memberImport.id}::bigint, true
    from jsonb_to_recordset(${JSON.stringify(json)}::jsonb) as row (number text, ${person.typedNames},
      "locationId" bigint, at timestamptz, "byEmail" boolean, "bySms" boolean)
    on conflict do nothing returning id, membership_number`.execute(trx);
  return made.rows.flatMap(({ id, membership_number }) => {
    const row = numbered.get(membership_number);
    return row ? [{ ...row, memberId: id }] : [];
  });
}

/**
 * Completes the profiles of existing members with missing data. Locks the members in the order of their ids, as the
 * till does.
 */
async function completeMembers(
  { trx, lockedImport: memberImport }: Step,
  rows: readonly Row[],
): Promise<Map<number, string[]>> {
  const emails = rows.flatMap(({ plan }) => plan.email ?? []);
  const phones = rows.flatMap(({ plan }) => plan.phone ?? []);
  const there = selectMembersAt(trx, emails, phones).orderBy("member.id").forUpdate();
  const members = rows.length > 0 ? await there.execute() : [];
  const { complete } = memberImport.choices as unknown as Choices;
  const filled = new Map<number, string[]>();
  for (const { number, plan } of rows) {
    const member = members.find(
      ({ email, phone }) => (plan.email && email === plan.email) || (plan.phone && phone === plan.phone),
    );
    const fields = member && complete && member.merged_into === null ? fieldsToComplete(member, plan) : {};
    filled.set(number, Object.keys(fields));
    if (!member || Object.keys(fields).length === 0) continue;
    const { birthday, ...others } = fields;
    const day = birthday === undefined ? {} : { birthday: Temporal.PlainDate.from(String(birthday)) };
    await trx
      .updateTable("member")
      .set({ ...(others as Record<string, never>), ...day })
      .where("id", "=", member.id)
      .execute();
  }
  return filled;
}

/**
 * Finds the member for each refusal of marketing in a row that matches two members. Such a row is not imported, but its
 * refusals count.
 */
async function ownersOfRefusals({ trx }: Step, rows: readonly (Row & { brings: Brings | null })[]) {
  if (rows.length === 0) return [];
  const emails = rows.flatMap(({ plan }) => plan.email ?? []);
  const phones = rows.flatMap(({ plan }) => plan.phone ?? []);
  const members = await selectMembersAt(trx, emails, phones).execute();
  return rows.flatMap(({ number, plan, brings }) =>
    noesOf(plan).flatMap((channel) => {
      const { address } = channelRules[channel];
      const owner = members.find((member) => member[address] === plan[address]);
      const consents = plan.consents.filter((consent) => consent.channel === channel);
      return owner ? [{ number, plan: { ...plan, points: 0, stamps: [], consents }, memberId: owner.id, brings }] : [];
    }),
  );
}

const numbersOf = (rows: readonly Row[]) => rows.map(({ number }) => number);

const doneRows = rowSet({ number: "int", member_id: "bigint null", made: "jsonb", brings: "jsonb null" });

/** Imports the next rows: creates members with their points and stamps, and completes existing profiles. */
export async function writeImported(step: Step): Promise<StepDone> {
  const { trx, batch, lockedImport: memberImport, now } = step;
  const atOnce = (memberImport.choices as unknown as Choices).opens ? rowsAtOnceOpening : rowsAtOnce;
  const rows = await trx
    .selectFrom("member_import_row")
    .select(["row_number as number", "plan", "outcome", "member_id as memberId", "brings"])
    .where("import_id", "=", memberImport.id)
    .where("done", "=", false)
    .where(sql<boolean>`(outcome in ('NEW', 'COMPLETED') or outcome = 'BAD' and brings is not null)`)
    .orderBy("row_number")
    .limit(atOnce)
    .forUpdate()
    .execute();
  const ofOutcome = (outcome: string) =>
    rows
      .filter((row) => row.outcome === outcome)
      .map((row) => ({
        number: row.number,
        memberId: row.memberId,
        plan: row.plan as unknown as ImportPlan,
        brings: row.brings as unknown as Brings | null,
      }));
  const planned = ofOutcome("NEW");
  // A member may have changed address and refused marketing since the check.
  const addresses = planned.flatMap(({ plan }) => addressesOf(plan));
  const refused = await readRefusedAmong(trx, addresses);
  const rowsToWrite = planned.map((row) => ({ ...row, ...withoutRefused(row.plan, refused) }));
  const completedRows = ofOutcome("COMPLETED");
  const refusing = await ownersOfRefusals(step, ofOutcome("BAD"));
  const givenByRow = await giveKnown(step, [...completedRows, ...refusing]);
  const joined = await insertMembers(step, rowsToWrite);
  const filled = await completeMembers(step, completedRows);
  const opening = await writeOpening(step, joined);
  const late = rowsToWrite.filter(({ number }) => joined.every((each) => each.number !== number));
  const counts = { ...(memberImport.counts as Counts) };
  for (const { plan } of late) {
    count(counts, "NEW", -1);
    count(counts, "KNOWN");
    count(counts, "points", -plan.points);
    count(counts, "stamps", -stampsOf(plan));
  }
  const unchanged: number[] = [];
  for (const { number, brings } of completedRows) {
    const now = givenByRow.get(number)?.brings ?? nothing;
    if (brings) countKnown(counts, brings, -1);
    countKnown(counts, now, 1);
    if (!bringsNothing(now) || (filled.get(number) ?? []).length > 0) continue;
    unchanged.push(number);
    count(counts, "COMPLETED", -1);
    count(counts, "KNOWN");
  }
  const made = [
    ...joined.map(({ number, memberId }) => ({
      number,
      memberId,
      made: opening.made.get(memberId) ?? {},
      brings: null,
    })),
    ...[...filled].map(([number, fields]) => ({
      number,
      memberId: null,
      made: { fields, ...givenByRow.get(number)?.made },
      brings: { ...(givenByRow.get(number)?.brings ?? nothing), profile: fields.length > 0 },
    })),
  ];
  const arrays = doneRows.arrays(
    made.map((each) => ({
      number: each.number,
      member_id: each.memberId,
      made: JSON.stringify(each.made),
      brings: each.brings && JSON.stringify(each.brings),
    })),
  );
  const refusedSince = numbersOf(rowsToWrite.filter(({ isRefused }) => isRefused));
  await batch(
    ...writeConsents(step, joined),
    statement(sql`update member_import_row as row set notes = notes || '[{"field": null, "note": "CONSENT_REFUSED_BEFORE"}]'::jsonb
      where row.chain_id = ${step.chain.id} and row.import_id = ${memberImport.id} and row.row_number = any(${refusedSince}::int[])`),
    statement(sql`update member_import_row as row set done = true, member_id = coalesce(each.member_id, row.member_id), made = each.made,
        brings = coalesce(each.brings, row.brings)
      from ${doneRows.table(arrays)} as each
      where row.chain_id = ${step.chain.id} and row.import_id = ${memberImport.id} and row.row_number = each.number`),
    statement(sql`update member_import_row as row set done = true, outcome = 'KNOWN', brings = null
      where row.chain_id = ${step.chain.id} and row.import_id = ${memberImport.id}
        and row.row_number = any(${[...numbersOf(late), ...unchanged]}::int[])`),
    statement(sql`update member_import_row as row set done = true
      where row.chain_id = ${step.chain.id} and row.import_id = ${memberImport.id}
        and row.row_number = any(${numbersOf(ofOutcome("BAD"))}::int[])`),
    ...opening.writes,
  );
  const isOver = rows.length < atOnce;
  return { progress: memberImport.progress + rows.length, counts, doneAt: now, ...(isOver && { state: "DONE" }) };
}
