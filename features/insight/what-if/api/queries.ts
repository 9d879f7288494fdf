import { sql, type Transaction } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import { thisChain } from "#packages/server/db/this-chain.ts";
import type { DB } from "#packages/server/db/types.ts";

/** Selects questions with the account that started them. */
export function selectWhatIfs(db: Build) {
  return db
    .selectFrom("what_if")
    .innerJoin("account", "account.id", "what_if.account_id")
    .selectAll("what_if")
    .select(staffName().as("author"));
}

export type WhatIfRow = Awaited<ReturnType<ReturnType<typeof selectWhatIfs>["execute"]>>[number];

/** Locks a question for a step. A concurrent worker skips it and ends. */
export const lockWhatIf = (trx: Transaction<DB>, id: number) =>
  trx.selectFrom("what_if").selectAll().where("id", "=", id).forUpdate().skipLocked();

export type LockedWhatIf = Awaited<ReturnType<ReturnType<typeof lockWhatIf>["execute"]>>[number];

/** Selects the next members by id, including former members, who may have bought. */
export const selectNextMembers = (db: Build, after: number, limit: number) =>
  db.selectFrom("member").select("id").where("id", ">", after).orderBy("id").limit(limit);

/** Selects the first day with a purchase, and the number of members ever. */
export function selectBeginnings(db: Build) {
  const beginnings = sql<{ first_day: Temporal.PlainDate | null; members: number }>`(
    select (select purchased_on from purchase where chain_id = ${thisChain} order by purchased_at, id limit 1) as first_day,
      (select count(*)::int from member where chain_id = ${thisChain}) as members)`;
  return db.selectFrom(beginnings.as("beginnings")).selectAll();
}
