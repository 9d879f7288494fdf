import { checkRow, type ImportClub, type ImportPlan } from "@stammis/domain/imports/check-row";
import type { ImportColumn, ImportField } from "@stammis/domain/imports/import-columns";
import { fieldsToComplete, outcomeOf } from "@stammis/domain/imports/row-outcome";
import { prefixForLanguage } from "@stammis/domain/people/phone-pattern";
import { sql, type Transaction } from "kysely";
import type { Batch } from "../../db/database.ts";
import { thisChain } from "../../db/this-chain.ts";
import type { DB } from "../../db/types.ts";
import type { Chain } from "../../request/call.ts";
import { readLeftAmong } from "../members/left-addresses.ts";
import { noRuleRow, selectRule } from "../points/ledger.ts";
import { type Counts, count } from "./import-shape.ts";
import { type LockedImport, type moveImport, selectCardRules, selectMembersAt } from "./queries.ts";

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

interface Choices {
  pointOfSaleId: number | null;
  consentOn: string | null;
  consentWords: string;
  complete: boolean;
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

/** Addresses that earlier rows of the file have. */
async function earlierAmong({ trx, found }: Step, emails: string[], phones: string[]): Promise<Set<string>> {
  const rows = await trx
    .selectFrom("member_import_row")
    .select(["email", "phone"])
    .where("import_id", "=", found.id)
    .where("outcome", "is not", null)
    .where("outcome", "<>", "BAD")
    .where(sql<boolean>`(email = any(${emails}::text[]) or phone = any(${phones}::text[]))`)
    .execute();
  return new Set(rows.flatMap(({ email, phone }) => [email, phone]).filter((address) => address !== null));
}

const addressesOf = ({ email, phone }: Pick<ImportPlan, "email" | "phone">) =>
  [email, phone].filter((address) => address !== null);

/** Checks the next rows: what each would make of somebody, and what is wrong with it. Nobody is taken in. */
export async function checkRows(step: Step): Promise<StepDone> {
  const { trx, found } = step;
  const club = await readClub(step);
  const columns = found.columns as unknown as ImportColumn[];
  const { complete } = found.choices as unknown as Choices;
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
  const seen = await earlierAmong(step, emails, phones);
  const counts = { ...(found.counts as Counts) };
  const judged = checked.map(({ number, plan, notes, problems }) => {
    const known = [plan.email && byEmail.get(plan.email), plan.phone && byPhone.get(plan.phone)].filter(
      (each) => !!each,
    );
    const [member] = known;
    const filled = member && complete && member.merged_into === null ? fieldsToComplete(member, plan) : {};
    const judgement = outcomeOf({
      problems,
      memberIds: known.map(({ id }) => id),
      completes: Object.keys(filled).length > 0,
      isLeft: addressesOf(plan).some((address) => left.has(address)),
      isSeen: addressesOf(plan).some((address) => seen.has(address)),
    });
    if (judgement.outcome !== "BAD") for (const address of addressesOf(plan)) seen.add(address);
    count(counts, judgement.outcome);
    if (judgement.outcome === "NEW") {
      count(counts, "points", plan.points);
      count(
        counts,
        "stamps",
        plan.stamps.reduce((sum, { stamps }) => sum + stamps, 0),
      );
      count(counts, "withoutEvidence", notes.includes("CONSENT_WITHOUT_EVIDENCE") ? 1 : 0);
    }
    return { number, plan, notes, ...judgement, memberId: judgement.outcome === "BAD" ? null : (member?.id ?? null) };
  });
  await sql`update member_import_row as row set plan = each.plan::jsonb, email = each.plan::jsonb ->> 'email',
      phone = each.plan::jsonb ->> 'phone', outcome = each.outcome, problems = each.problems::jsonb,
      notes = each.notes::jsonb, member_id = each.member
    from unnest(${judged.map(({ number }) => number)}::int[], ${judged.map(({ plan }) => JSON.stringify(plan))}::text[],
      ${judged.map(({ outcome }) => outcome)}::text[], ${judged.map(({ problems }) => JSON.stringify(problems))}::text[],
      ${judged.map(({ notes }) => JSON.stringify(notes))}::text[], ${judged.map(({ memberId }) => memberId)}::bigint[])
      as each (number, plan, outcome, problems, notes, member)
    where row.chain_id = ${thisChain} and row.import_id = ${found.id} and row.row_number = each.number`.execute(trx);
  const isOver = rows.length < rowsAtOnce;
  return { progress: found.progress + rows.length, counts, ...(isOver && { state: "CHECKED" }) };
}
