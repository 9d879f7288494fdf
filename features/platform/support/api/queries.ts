import { sql } from "kysely";
import { pageSize } from "#packages/domain/limits.ts";
import { normaliseEmail } from "#packages/domain/people/email.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Build } from "#packages/server/db/build.ts";
import { hasPart } from "#packages/server/db/has-part.ts";
import { byText, type SortColumn } from "#packages/server/db/sorted.ts";
import { staffName } from "#packages/server/db/staff-name.ts";
import type { Cursor } from "#packages/server/request/paging.ts";

/** Selects a company that an account can write for: as one of its merchants, or as an admin. */
export function selectWritable(db: Build, companyId: number, accountId: number) {
  return db
    .selectFrom("company")
    .innerJoin("account", (join) => join.on("account.id", "=", accountId))
    .select(["company.id", "company.name", "account.is_admin"])
    .where("company.id", "=", companyId)
    .where(
      sql<boolean>`(account.is_admin or exists (select from company_merchant as own
        where own.company_id = company.id and own.account_id = account.id))`,
    );
}

/** Selects a company's conversation, newest first. */
export function selectMessages(db: Build, companyId: number) {
  return db
    .selectFrom("support_message as message")
    .innerJoin("account", "account.id", "message.account_id")
    .select(["message.id", "message.account_id", "message.by_platform", "message.text", "message.written_at"])
    .select(staffName().as("by"))
    .where("message.company_id", "=", companyId)
    .orderBy("message.id", "desc");
}

export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>["execute"]>>[number];

export function olderMessages(db: Build, companyId: number, after: Cursor | null) {
  const messages = selectMessages(db, companyId).limit(pageSize + 1);
  return after ? messages.where("message.id", "<", sql<number>`${after[0]}::bigint`) : messages;
}

/** Selects the latest message of each company. */
const latest = (db: Build) =>
  db
    .selectFrom("support_message")
    .distinctOn("company_id")
    .select(["id", "company_id", "by_platform", "written_at"])
    .select(sql<string>`left(text, 200)`.as("text"))
    .orderBy("company_id")
    .orderBy("id", "desc");

/** The columns that sort the inbox; by default companies that wait for an answer come first. */
export const threadSorts: Record<string, SortColumn> = {
  state: { by: sql`(not last.by_platform)::int::bigint`, type: "bigint", falls: true },
  company: byText(sql.ref("company.name")),
  at: { by: sql.ref("last.written_at"), type: "timestamptz", falls: true },
};

interface ThreadFilter {
  q?: string | undefined;
  state?: "WAITING" | "ANSWERED" | undefined;
}

function matching({ q, state }: ThreadFilter) {
  const inState = state ? sql`last.by_platform = ${state === "ANSWERED"}` : sql`true`;
  if (!q) return sql<boolean>`${inState}`;
  const fits = (column: string) => hasPart(sql.ref(column), q);
  const fitsEmail = (column: string) => hasPart(sql.ref(column), q.includes("@") ? normaliseEmail(q) : q);
  return sql<boolean>`${inState} and (${fits("company.name")}
    or exists (select from support_message as said where said.company_id = company.id and ${fits("said.text")})
    or exists (select from company_merchant as own join account as merchant on merchant.id = own.account_id
      where own.company_id = company.id and (${fitsEmail("merchant.email")} or ${hasPart(staffName("merchant"), q)})))`;
}

/** Selects the companies that have written, with their latest message, unsorted. */
export const selectThreads = (db: Build, filter: ThreadFilter) =>
  db
    .selectFrom(latest(db).as("last"))
    .innerJoin("company", "company.id", "last.company_id")
    .select(["last.id", "last.company_id", "last.by_platform", "last.written_at", "last.text", "company.name"])
    .where(matching(filter));

/** Selects the accounts to notify: a company's merchants, or the platform's admins for a null company. */
export function selectReaders(db: Build, companyId: number | null) {
  const readers = db
    .selectFrom("account")
    .select(["account.email", sql<Language>`account.language`.as("language")])
    .orderBy("account.id");
  return companyId === null
    ? readers.where("account.is_admin", "=", true)
    : readers
        .innerJoin("company_merchant", "company_merchant.account_id", "account.id")
        .where("company_merchant.company_id", "=", companyId);
}

export const deleteMessages = (db: Build, before: Temporal.Instant) =>
  db.deleteFrom("support_message").where("written_at", "<", before);
