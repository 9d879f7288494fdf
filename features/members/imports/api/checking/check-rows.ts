import { sql } from "kysely";
import { noRuleRow, selectRule } from "#features/loyalty/points/api/ledger.ts";
import { readLeftAmong } from "#features/members/directory/api/left-addresses.ts";
import { prefixForLanguage } from "#packages/domain/people/phone-pattern.ts";
import { rowSet } from "#packages/server/db/row-set.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import { checkRow, type ImportClub } from "../../domain/check-row.ts";
import { cellsByField, type ImportColumn } from "../../domain/import-columns.ts";
import type { Counts } from "../import-shape.ts";
import { selectCardRules, selectMembersAt } from "../queries.ts";
import type { Choices, Step, StepDone } from "../steps.ts";
import { foldIntoEarlier, foldRefusals } from "./fold-refusals.ts";
import { countJudged, createRowJudge } from "./judge-row.ts";
import { readKnownMembers } from "./read-known-members.ts";
import { readRefusedAmong } from "./refuse-consents.ts";

const rowsAtOnce = 500;

async function readClub({ trx, chain, today, lockedImport: memberImport }: Step): Promise<ImportClub> {
  const choices = memberImport.choices as unknown as Choices;
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
    nameOrder: choices.nameOrder ?? "FIRST_NAME_FIRST",
  };
}

/** Returns the addresses and member ids that earlier rows of the file already use. */
async function earlierAmong(
  { trx, lockedImport: memberImport }: Step,
  emails: string[],
  phones: string[],
  memberIds: number[],
): Promise<Set<string | number>> {
  const rows = await trx
    .selectFrom("member_import_row")
    .select(["email", "phone", "member_id"])
    .where("import_id", "=", memberImport.id)
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

const judgedRows = rowSet({
  number: "int",
  plan: "jsonb",
  outcome: "text",
  problems: "jsonb",
  notes: "jsonb",
  member_id: "bigint null",
  brings: "jsonb null",
});

/**
 * Checks the next rows: decides whether each creates a member, completes one or is refused, and why. Creates no member
 * yet.
 */
export async function checkRows(step: Step): Promise<StepDone> {
  const { trx, lockedImport: memberImport } = step;
  const club = await readClub(step);
  const columns = memberImport.columns as unknown as ImportColumn[];
  const { complete, opens = false } = memberImport.choices as unknown as Choices;
  const rows = await trx
    .selectFrom("member_import_row")
    .select(["row_number", "cells"])
    .where("import_id", "=", memberImport.id)
    .where("outcome", "is", null)
    .orderBy("row_number")
    .limit(rowsAtOnce)
    .execute();
  const checked = rows.map(({ row_number, cells }) => ({
    number: row_number,
    ...checkRow(cellsByField(columns, cells as unknown as string[]), club),
  }));
  const emails = checked.flatMap(({ plan }) => plan.email ?? []);
  const phones = checked.flatMap(({ plan }) => plan.phone ?? []);
  const members = await selectMembersAt(trx, emails, phones).execute();
  const memberIds = members.map(({ id }) => id);
  const judge = createRowJudge({
    members,
    complete,
    opens,
    left: await readLeftAmong(trx, [...emails, ...phones]),
    refused: await readRefusedAmong(trx, [...emails, ...phones]),
    seen: await earlierAmong(step, emails, phones, memberIds),
    broughtTo: await readKnownMembers(trx, memberIds, memberImport.account_id),
  });
  const judged = checked.map(judge);
  const repeated = foldRefusals(judged);
  await foldIntoEarlier(step, repeated);
  const counts = { ...(memberImport.counts as Counts) };
  for (const row of judged) countJudged(counts, row);
  const arrays = judgedRows.arrays(
    judged.map((each) => ({
      number: each.number,
      plan: JSON.stringify(each.plan),
      outcome: each.outcome,
      problems: JSON.stringify(each.problems),
      notes: JSON.stringify(each.notes),
      member_id: each.memberId,
      brings: each.brings && JSON.stringify(each.brings),
    })),
  );
  await sql`update member_import_row as row set plan = each.plan, email = each.plan ->> 'email',
      phone = each.plan ->> 'phone', outcome = each.outcome, problems = each.problems, notes = each.notes,
      member_id = each.member_id, brings = each.brings
    from ${judgedRows.table(arrays)} as each
    where row.chain_id = ${thisChain} and row.import_id = ${memberImport.id} and row.row_number = each.number`.execute(
    trx,
  );
  const isOver = rows.length < rowsAtOnce;
  return { progress: memberImport.progress + rows.length, counts, ...(isOver && { state: "CHECKED" }) };
}
