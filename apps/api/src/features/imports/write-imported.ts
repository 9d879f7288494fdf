import { startOfDay } from "@stammis/domain/calendar";
import type { ImportedConsent, ImportPlan } from "@stammis/domain/imports/check-row";
import { fieldsToComplete } from "@stammis/domain/imports/row-outcome";
import { type Compilable, sql } from "kysely";
import { statement } from "../../db/prepared.ts";
import { newMembershipNumber } from "../../security/tokens.ts";
import type { Step, StepDone } from "./check-rows.ts";
import { type Counts, count } from "./import-shape.ts";
import { selectMembersAt } from "./queries.ts";
import { type Joined, writeOpening } from "./write-opening.ts";

const rowsAtOnce = 500;

type Row = Omit<Joined, "memberId">;

const consentOf = (plan: ImportPlan, channel: ImportedConsent["channel"]) =>
  plan.consents.some((consent) => consent.channel === channel && consent.given);

/** Members of the rows that nobody joined by since they were checked: of two that would be one, the first is. */
async function insertMembers({ trx, chain, found, now }: Step, rows: readonly Row[]): Promise<Joined[]> {
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
    insert into member (chain_id, membership_number, email, phone, first_name, last_name, street, zip_code, city, birthday,
      gender, language, home_location_id, registered_at, email_notification, phone_notification, import_id, unclaimed)
    select ${chain.id}::bigint, number, email, phone, "firstName", "lastName", street, "zipCode", city, birthday, gender,
      language, "locationId", at, "byEmail", "bySms", ${found.id}::bigint, true
    from jsonb_to_recordset(${JSON.stringify(json)}::jsonb) as row (number text, email text, phone text, "firstName" text,
      "lastName" text, street text, "zipCode" text, city text, birthday date, gender text, language text,
      "locationId" bigint, at timestamptz, "byEmail" boolean, "bySms" boolean)
    on conflict do nothing returning id, membership_number`.execute(trx);
  return made.rows.flatMap(({ id, membership_number }) => {
    const row = numbered.get(membership_number);
    return row ? [{ ...row, memberId: id }] : [];
  });
}

/** What the list tells of their yes and no, as evidence that names the import. */
function writeConsents({ chain, found, now }: Step, joined: readonly Joined[]): Compilable[] {
  const all = joined.flatMap(({ memberId, plan }) => plan.consents.map((consent) => ({ memberId, plan, ...consent })));
  if (all.length === 0) return [];
  const at = ({ on }: ImportedConsent) =>
    (on ? startOfDay(Temporal.PlainDate.from(on), chain.timeZone) : now).toString();
  return [
    statement(sql`insert into consent (chain_id, member_id, channel, given, source, account_id, at, text, language, import_id)
      select ${chain.id}::bigint, member, channel, given, 'IMPORT', ${found.account_id}::bigint, at, words,
        case when words <> '' then language end, ${found.id}::bigint
      from unnest(${all.map(({ memberId }) => memberId)}::bigint[], ${all.map(({ channel }) => channel)}::text[],
        ${all.map(({ given }) => given)}::boolean[], ${all.map(at)}::timestamptz[],
        ${all.map(({ words }) => words)}::text[], ${all.map(({ plan }) => plan.language)}::text[])
        as each (member, channel, given, at, words, language)`),
  ];
}

/** Fills in what the profiles of members who are there lack, as it is now. */
async function completeMembers({ trx }: Step, rows: readonly Row[]): Promise<Map<number, string[]>> {
  const emails = rows.flatMap(({ plan }) => plan.email ?? []);
  const phones = rows.flatMap(({ plan }) => plan.phone ?? []);
  const members = rows.length > 0 ? await selectMembersAt(trx, emails, phones).forUpdate().execute() : [];
  const filled = new Map<number, string[]>();
  for (const { number, plan } of rows) {
    const member = members.find(
      ({ email, phone }) => (plan.email && email === plan.email) || (plan.phone && phone === plan.phone),
    );
    const fields = member && member.merged_into === null ? fieldsToComplete(member, plan) : {};
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

const numbersOf = (rows: readonly Row[]) => rows.map(({ number }) => number);

/** Takes the next rows in: new members with all they bring, and what the profiles of others lack. */
export async function writeImported(step: Step): Promise<StepDone> {
  const { trx, batch, found, now } = step;
  const rows = await trx
    .selectFrom("member_import_row")
    .select(["row_number as number", "plan", "outcome"])
    .where("import_id", "=", found.id)
    .where("done", "=", false)
    .where(sql<boolean>`outcome in ('NEW', 'COMPLETED')`)
    .orderBy("row_number")
    .limit(rowsAtOnce)
    .forUpdate()
    .execute();
  const ofOutcome = (outcome: string): Row[] =>
    rows
      .filter((row) => row.outcome === outcome)
      .map(({ number, plan }) => ({ number, plan: plan as unknown as ImportPlan }));
  const asked = ofOutcome("NEW");
  const joined = await insertMembers(step, asked);
  const filled = await completeMembers(step, ofOutcome("COMPLETED"));
  const opening = await writeOpening(step, joined);
  const late = asked.filter(({ number }) => joined.every((each) => each.number !== number));
  const counts = { ...(found.counts as Counts) };
  for (const { plan } of late) {
    count(counts, "NEW", -1);
    count(counts, "KNOWN");
    count(counts, "points", -plan.points);
    count(counts, "stamps", -plan.stamps.reduce((sum, { stamps }) => sum + stamps, 0));
  }
  const made = [
    ...joined.map(({ number, memberId }) => ({ number, memberId, made: opening.made.get(memberId) ?? {} })),
    ...[...filled].map(([number, fields]) => ({ number, memberId: null, made: { fields } })),
  ];
  await batch(
    ...writeConsents(step, joined),
    statement(sql`update member_import_row as row set done = true, member_id = coalesce(each.member, row.member_id), made = each.made::jsonb
      from unnest(${made.map(({ number }) => number)}::int[], ${made.map(({ memberId }) => memberId)}::bigint[],
        ${made.map((each) => JSON.stringify(each.made))}::text[]) as each (number, member, made)
      where row.chain_id = ${step.chain.id} and row.import_id = ${found.id} and row.row_number = each.number`),
    statement(sql`update member_import_row as row set done = true, outcome = 'KNOWN'
      where row.chain_id = ${step.chain.id} and row.import_id = ${found.id}
        and row.row_number = any(${numbersOf(late)}::int[])`),
    ...opening.writes,
  );
  const isOver = rows.length < rowsAtOnce;
  return { progress: found.progress + rows.length, counts, doneAt: now, ...(isOver && { state: "DONE" }) };
}
