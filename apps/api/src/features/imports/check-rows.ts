import { checkRow, type ImportClub, type ImportNote, type ImportPlan } from "@stammis/domain/imports/check-row";
import type { ImportColumn, ImportField } from "@stammis/domain/imports/import-columns";
import { bringsNothing, bringsToKnown, bringsToNew } from "@stammis/domain/imports/known-members";
import { fieldsToComplete, outcomeOf } from "@stammis/domain/imports/row-outcome";
import { prefixForLanguage } from "@stammis/domain/people/phone-pattern";
import { sql, type Transaction } from "kysely";
import type { Batch } from "../../db/database.ts";
import { thisChain } from "../../db/this-chain.ts";
import type { DB } from "../../db/types.ts";
import type { Chain } from "../../request/call.ts";
import { readLeftAmong } from "../members/left-addresses.ts";
import { noRuleRow, selectRule } from "../points/ledger.ts";
import { type Counts, count, countKnown } from "./import-shape.ts";
import { type LockedImport, type moveImport, selectCardRules, selectMembersAt } from "./queries.ts";
import { nothingYet, readKnownMembers } from "./read-known-members.ts";
import { readRefusedAmong, withoutRefused } from "./refuse-consents.ts";

const rowsAtOnce = 500;

export interface Step {
  trx: Transaction<DB>;
  batch: Batch;
  chain: Chain;
  /** The club's day and moment. */
  today: Temporal.PlainDate;
  now: Temporal.Instant;
  found: LockedImport;
}
export type StepDone = Omit<Parameters<typeof moveImport>[2], "now">;

export interface Choices {
  pointOfSaleId: number | null;
  consentOn: string | null;
  consentWords: string;
  complete: boolean;
  /** Absent in imports of before. */
  opens?: boolean;
}

async function readClub({ trx, chain, today, found }: Step): Promise<ImportClub> {
  const choices = found.choices as unknown as Choices;
  const locations = await trx.selectFrom("location").select(["id", "name"]).where("closed_at", "is", null).execute();
  const cards = await selectCardRules(trx).execute();
  const rule = (await selectRule(trx).executeTakeFirst()) ?? noRuleRow;
  return {
    today,
    language: chain.language,
    phonePrefix: prefixForLanguage(chain.language),
    pointMonths: rule.monthValidation,
    locations,
    cards: cards.map(({ id, stamps_amount: places }) => ({ id, places })),
    locationId: choices.pointOfSaleId,
    consentOn: choices.consentOn,
    consentWords: choices.consentWords,
  };
}

/** Addresses that earlier rows of the file have, and members they are. */
async function earlierAmong(
  { trx, found }: Step,
  emails: string[],
  phones: string[],
  memberIds: number[],
): Promise<Set<string | number>> {
  const rows = await trx
    .selectFrom("member_import_row")
    .select(["email", "phone", "member_id"])
    .where("import_id", "=", found.id)
    .where("outcome", "is not", null)
    .where("outcome", "<>", "BAD")
    .where(
      sql<boolean>`(email = any(${emails}::text[]) or phone = any(${phones}::text[]) or member_id = any(${memberIds}::bigint[]))`,
    )
    .execute();
  return new Set(
    rows.flatMap(({ email, phone, member_id }) => [email, phone, member_id]).filter((each) => each !== null),
  );
}

export const addressesOf = ({ email, phone }: Pick<ImportPlan, "email" | "phone">) =>
  [email, phone].filter((address) => address !== null);

/** Checks the next rows: what each would make of somebody, and what is wrong with it. Nobody is taken in. */
export async function checkRows(step: Step): Promise<StepDone> {
  const { trx, found } = step;
  const club = await readClub(step);
  const columns = found.columns as unknown as ImportColumn[];
  const { complete, opens = false } = found.choices as unknown as Choices;
  const rows = await trx
    .selectFrom("member_import_row")
    .select(["row_number", "cells"])
    .where("import_id", "=", found.id)
    .where("outcome", "is", null)
    .orderBy("row_number")
    .limit(rowsAtOnce)
    .execute();
  const checked = rows.map(({ row_number, cells }) => {
    const given = cells as unknown as string[];
    const named = columns.map(({ field }, at) => [field, given[at] ?? ""] as const).filter(([field]) => field !== null);
    return { number: row_number, ...checkRow(Object.fromEntries(named) as Partial<Record<ImportField, string>>, club) };
  });
  const emails = checked.flatMap(({ plan }) => plan.email ?? []);
  const phones = checked.flatMap(({ plan }) => plan.phone ?? []);
  const members = await selectMembersAt(trx, emails, phones).execute();
  const byEmail = new Map(members.map((member) => [member.email, member]));
  const byPhone = new Map(members.map((member) => [member.phone, member]));
  const left = await readLeftAmong(trx, [...emails, ...phones]);
  const refused = await readRefusedAmong(trx, [...emails, ...phones]);
  const memberIds = members.map(({ id }) => id);
  const seen = await earlierAmong(step, emails, phones, memberIds);
  const broughtTo = await readKnownMembers(trx, memberIds, found.account_id);
  const counts = { ...(found.counts as Counts) };
  const judged = checked.map(({ number, plan: read, notes: noted, problems }) => {
    const { plan, isRefused } = withoutRefused(read, refused);
    const notes: ImportNote[] = isRefused ? [...noted, "CONSENT_REFUSED_BEFORE"] : noted;
    const known = [plan.email && byEmail.get(plan.email), plan.phone && byPhone.get(plan.phone)].filter(
      (each) => !!each,
    );
    const [member] = known;
    const filled = member && complete && member.merged_into === null ? fieldsToComplete(member, plan) : {};
    const profile = Object.keys(filled).length > 0;
    const toKnown = member && bringsToKnown(plan, broughtTo.get(member.id) ?? nothingYet, opens);
    const who = [...addressesOf(plan), ...known.map(({ id }) => id)];
    const judgement = outcomeOf({
      problems,
      memberIds: known.map(({ id }) => id),
      completes: profile || (toKnown !== undefined && !bringsNothing(toKnown)),
      isLeft: addressesOf(plan).some((address) => left.has(address)),
      isSeen: who.some((each) => seen.has(each)),
    });
    if (judgement.outcome !== "BAD") for (const each of who) seen.add(each);
    count(counts, judgement.outcome);
    if (judgement.outcome === "NEW") {
      const { points, stamps } = bringsToNew(plan);
      count(counts, "points", points);
      count(counts, "stamps", stamps);
      count(counts, "withoutEvidence", notes.includes("CONSENT_WITHOUT_EVIDENCE") ? 1 : 0);
    }
    const brought = { NEW: bringsToNew(plan), COMPLETED: toKnown }[judgement.outcome as string];
    if (judgement.outcome === "COMPLETED" && toKnown) countKnown(counts, toKnown, 1);
    return {
      number,
      plan,
      notes,
      ...judgement,
      brings: brought ? { ...brought, profile } : null,
      memberId: judgement.outcome === "BAD" ? null : (member?.id ?? null),
    };
  });
  await sql`update member_import_row as row set plan = each.plan::jsonb, email = each.plan::jsonb ->> 'email',
      phone = each.plan::jsonb ->> 'phone', outcome = each.outcome, problems = each.problems::jsonb,
      notes = each.notes::jsonb, member_id = each.member, brings = each.brings::jsonb
    from unnest(${judged.map(({ number }) => number)}::int[], ${judged.map(({ plan }) => JSON.stringify(plan))}::text[],
      ${judged.map(({ outcome }) => outcome)}::text[], ${judged.map(({ problems }) => JSON.stringify(problems))}::text[],
      ${judged.map(({ notes }) => JSON.stringify(notes))}::text[], ${judged.map(({ memberId }) => memberId)}::bigint[],
      ${judged.map(({ brings }) => brings && JSON.stringify(brings))}::text[])
      as each (number, plan, outcome, problems, notes, member, brings)
    where row.chain_id = ${thisChain} and row.import_id = ${found.id} and row.row_number = each.number`.execute(trx);
  const isOver = rows.length < rowsAtOnce;
  return { progress: found.progress + rows.length, counts, ...(isOver && { state: "CHECKED" }) };
}
