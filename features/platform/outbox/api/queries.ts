import { sql } from "kysely";
import type { MessageState } from "#features/messages/letters/domain/message-states.ts";
import { pageSize } from "#packages/domain/limits.ts";
import type { Channel } from "#packages/domain/people/channels.ts";
import { readUsername } from "#packages/domain/people/contact.ts";
import { defaultPhonePrefix } from "#packages/domain/people/phone-pattern.ts";
import type { Build } from "#packages/server/db/build.ts";
import { hasPart } from "#packages/server/db/has-part.ts";
import { counted } from "#packages/server/db/sorted.ts";
import type { Place } from "#packages/server/request/paging.ts";

/** The messages that may be opened: every message, or only the messages of these chains. */
export type Reach = "everything" | number[];

/** Selects the clubs' messages, with the id `c12` in the API. Runs as the platform's role. */
function clubMessages(db: Build, reach: Reach) {
  return db
    .selectFrom("message")
    .innerJoin("chain", "chain.id", "message.chain_id")
    .select(sql<string>`'c' || message.id`.as("key"))
    .select(sql<string | null>`chain.commercial_name`.as("chain"))
    .select(sql<string>`message.kind`.as("kind"))
    .select(["medium", "recipient", "subject", "text_body", "html_body", "segments", "failure", "report_reason"])
    .select(sql<MessageState>`coalesce(report, status)`.as("status"))
    .select(["message.created_at", sql<string | null>`chain.subdomain`.as("club")])
    .$if(reach !== "everything", (messages) => messages.where("message.chain_id", "=", sql<number>`any(${reach})`));
}

/** Selects the platform's messages, with the id `p7`. */
function platformMessages(db: Build) {
  return db
    .selectFrom("platform_message")
    .select(sql<string>`'p' || id`.as("key"))
    .select(sql<string | null>`null::text`.as("chain"))
    .select("kind")
    .select(["medium", "recipient", "subject", "text_body", "html_body"])
    .select([sql<number>`0`.as("segments"), "failure", sql<string | null>`null::text`.as("report_reason")])
    .select([sql<MessageState>`status`.as("status"), "created_at", sql<string | null>`null::text`.as("club")]);
}

function messagesIn(db: Build, reach: Reach) {
  const ofClubs = clubMessages(db, reach);
  return db.selectFrom((reach === "everything" ? ofClubs.unionAll(platformMessages(db)) : ofClubs).as("outbox"));
}

export interface OutboxFilter {
  q?: string | undefined;
  /** Older messages are not searched, because their address and subject are erased. */
  searchedFrom: Temporal.Instant;
  medium?: Channel | undefined;
  status?: MessageState | undefined;
  /** The subdomain of the club whose messages are selected. */
  club?: string | undefined;
  /** A masked address is found only by its complete text, because partial matches would let an admin guess it. */
  isMasked: boolean;
}

/** Returns a complete address in the form that messages store. */
function wholeAddress(q: string): string {
  const address = readUsername(q, defaultPhonePrefix);
  if (!address.ok) return q.trim();
  return address.kind === "email" ? address.email : address.phone;
}

function matching({ q, medium, status, club, searchedFrom, isMasked }: OutboxFilter) {
  // There are few clubs, so each is matched once instead of per message.
  const searchFilter = q
    ? sql`created_at >= ${searchedFrom}::timestamptz and (${isMasked ? sql`recipient = ${wholeAddress(q)}` : hasPart(sql.ref("recipient"), q)} or ${hasPart(sql.ref("subject"), q)}
      or club = any(array(select named.subdomain from chain as named where ${hasPart(sql.ref("named.commercial_name"), q)})))`
    : sql`true`;
  return sql<boolean>`${searchFilter} and ${medium ? sql`medium = ${medium}` : sql`true`}
    and ${status ? sql`status = ${status}` : sql`true`} and ${club ? sql`club = ${club}` : sql`true`}`;
}

/** Selects messages newest first, after a row; one row more than a page. */
export function selectOutbox(db: Build, reach: Reach, filter: OutboxFilter, { after, skip }: Place) {
  const rows = messagesIn(db, reach)
    .select(["outbox.key", "chain", "kind", "medium", "recipient", "subject", "text_body", "status", "created_at"])
    .select(sql<string>`created_at::text`.as("sort_value"))
    .where(matching(filter))
    .orderBy("created_at", "desc")
    .orderBy("outbox.key", "desc")
    .limit(pageSize + 1)
    .offset(skip);
  return after
    ? rows.where(sql<boolean>`(created_at, outbox.key) < (${after[0]}::timestamptz, ${after[1]}::text)`)
    : rows;
}

export function countOutbox(db: Build, reach: Reach, filter: OutboxFilter) {
  return counted(db, messagesIn(db, reach).where(matching(filter)));
}

export function findInOutbox(db: Build, reach: Reach, key: string) {
  const id = Number(key.slice(1));
  return key.startsWith("c")
    ? clubMessages(db, reach).where("message.id", "=", id)
    : platformMessages(db)
        .where("id", "=", id)
        .where(sql<boolean>`${reach === "everything"}`);
}

/** Selects the clubs that a message concerns: its own, or for a platform message those of the recipient's companies. */
export function selectClubsOf(db: Build, key: string) {
  const id = Number(key.slice(1));
  return key.startsWith("c")
    ? db.selectFrom("message").select("chain_id as id").where("id", "=", id)
    : db
        .selectFrom("platform_message")
        .innerJoin("account", "account.email", "platform_message.recipient")
        .innerJoin("company_merchant", "company_merchant.account_id", "account.id")
        .innerJoin("chain", "chain.company_id", "company_merchant.company_id")
        .select("chain.id")
        .where("platform_message.id", "=", id);
}

/** Selects the sandboxes of an account's companies. */
export function selectOwnSandboxes(db: Build, accountId: number) {
  return db
    .selectFrom("chain")
    .innerJoin("company_merchant", "company_merchant.company_id", "chain.company_id")
    .select("chain.id")
    .where("company_merchant.account_id", "=", accountId)
    .where("chain.sandbox", "=", true);
}

export function hasDemoChain(db: Build) {
  return db.selectFrom("chain").select("id").where("is_demo", "=", true).limit(1);
}
