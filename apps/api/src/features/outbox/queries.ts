import { type Kysely, sql } from "kysely";
import type { DB } from "../../db/types.ts";
import type { Cursor } from "../../paging.ts";

/** The clubs' messages, with their wire id: `c12`. Runs as the platform's role. */
function clubMessages(db: Kysely<DB>) {
  return db
    .selectFrom("message")
    .innerJoin("chain", "chain.id", "message.chain_id")
    .select(sql<string>`'c' || message.id`.as("key"))
    .select(sql<string | null>`chain.commercial_name`.as("chain"))
    .select(["kind", "medium", "recipient", "subject", "text_body", "html_body", "segments", "status", "failure"])
    .select("message.created_at");
}

/** The platform's own: `p7`. */
function platformMessages(db: Kysely<DB>) {
  return db
    .selectFrom("platform_message")
    .select(sql<string>`'p' || id`.as("key"))
    .select(sql<string | null>`null::text`.as("chain"))
    .select(["kind", "medium", "recipient", "subject", "text_body", "html_body"])
    .select(sql<number>`0`.as("segments"))
    .select(["status", "failure", "created_at"]);
}

function everything(db: Kysely<DB>) {
  return db.selectFrom(clubMessages(db).unionAll(platformMessages(db)).as("outbox"));
}

export interface OutboxFilter {
  q?: string | undefined;
  medium?: "EMAIL" | "SMS" | undefined;
}

function matching({ q, medium }: OutboxFilter) {
  const like = q && `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const found = like ? sql`(recipient ilike ${like} or subject ilike ${like} or chain ilike ${like})` : sql`true`;
  return sql<boolean>`${found} and ${medium ? sql`medium = ${medium}` : sql`true`}`;
}

/** Newest first, from after a row; one row more than a page. */
export function selectOutbox(db: Kysely<DB>, filter: OutboxFilter, size: number, after: Cursor | null) {
  const rows = everything(db)
    .select(["outbox.key", "chain", "kind", "medium", "recipient", "subject", "text_body", "status", "created_at"])
    .select(sql<string>`created_at::text`.as("sort_value"))
    .where(matching(filter))
    .orderBy("created_at", "desc")
    .orderBy("outbox.key", "desc")
    .limit(size + 1);
  return after
    ? rows.where(sql<boolean>`(created_at, outbox.key) < (${after[0]}::timestamptz, ${after[1]}::text)`)
    : rows;
}

export function countOutbox(db: Kysely<DB>, filter: OutboxFilter) {
  return everything(db).select(sql<number>`count(*)::int`.as("count")).where(matching(filter));
}

export function findInOutbox(db: Kysely<DB>, key: string) {
  const id = Number(key.slice(1));
  return key.startsWith("c")
    ? clubMessages(db).where("message.id", "=", id)
    : platformMessages(db).where("id", "=", id);
}

export function hasDemoChain(db: Kysely<DB>) {
  return db.selectFrom("chain").select("id").where("is_demo", "=", true).limit(1);
}
