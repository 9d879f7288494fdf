import { sql, type Transaction } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { stillThere, whoItIs } from "#packages/server/db/merged-member.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";

/**
 * Selects imports with the account that started them, the number of uploaded rows, and the number of members that can
 * still be invited.
 */
export function selectImports(db: Build) {
  return db
    .selectFrom("member_import as import")
    .innerJoin("account", "account.id", "import.account_id")
    .selectAll("import")
    .select(staffName().as("author"))
    .select([
      sql<number>`case when import.state = 'RECEIVING' then (select count(*)::int from member_import_row as row
        where row.chain_id = ${thisChain} and row.import_id = import.id) else import.row_count end`.as("received"),
      sql<number>`case when import.state in ('STOPPED', 'DONE') and import.invited_at is null then (select count(*)::int
        from member where member.chain_id = ${thisChain} and member.import_id = import.id and unclaimed
          and email is not null) else 0 end`.as("invitable"),
    ]);
}

export type ImportRow = Awaited<ReturnType<ReturnType<typeof selectImports>["execute"]>>[number];

/** Locks an import for a step, so that steps run one at a time. */
export function lockImport(trx: Transaction<DB>, id: number) {
  return trx.selectFrom("member_import").selectAll().where("id", "=", id).forUpdate();
}

export type LockedImport = Awaited<ReturnType<ReturnType<typeof lockImport>["execute"]>>[number];

/** Selects the members who have one of these addresses, with their profile. */
export function selectMembersAt(db: Build, emails: readonly string[], phones: readonly string[]) {
  return db
    .selectFrom("member")
    .select([
      whoItIs.as("id"),
      "merged_into",
      "email",
      "phone",
      "first_name",
      "last_name",
      "street",
      "zip_code",
      "city",
    ])
    .select(["birthday", "gender", "home_location_id"])
    .where(stillThere)
    .where(sql<boolean>`(email = any(${[...emails]}::text[]) or phone = any(${[...phones]}::text[]))`);
}

/** Selects the club's stamp cards that can be started, with their terms. */
export function selectCardRules(db: Build) {
  return db
    .selectFrom("stamp_card")
    .innerJoin("stamp_card_coupon as reward", (join) =>
      join.onRef("reward.chain_id", "=", "stamp_card.chain_id").onRef("reward.stamp_card_id", "=", "stamp_card.id"),
    )
    .select(["stamp_card.id", "stamp_card.name", "stamps_amount", "month_validation", "day_validation"])
    .where("publish_status", "=", sql.lit("ACTIVE"))
    .orderBy("stamp_card.id");
}

/** The progress and counts of an import after a step. */
export interface Moved {
  progress: number;
  counts: Record<string, number>;
  /** The next state of the import; absent if the state does not change. */
  state?: LockedImport["state"];
  doneAt?: Temporal.Instant;
  now: Temporal.Instant;
}

export function moveImport(db: Build, id: number, { progress, counts, state, doneAt, now }: Moved) {
  return db
    .updateTable("member_import")
    .set({
      progress,
      counts: sql`${JSON.stringify(counts)}::jsonb`,
      moved_at: now,
      ...(state && { state }),
      ...(doneAt && { done_at: doneAt }),
    })
    .where("id", "=", id);
}
