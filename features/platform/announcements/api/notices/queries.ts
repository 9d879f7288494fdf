import type { Kysely } from "kysely";
import { selectSubscribing, subscribingOf } from "#features/platform/companies/api/subscribing-shape.ts";
import { selectVersions } from "#features/platform/documents/api/queries.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Notice } from "../../domain/notices-due.ts";
import { selectAnnouncements, textsOf } from "../queries.ts";

/**
 * The number of days after its first day for which a document version is announced. Later merchants read it as the
 * current version.
 */
const toldForDays = 7;

/** Reads the decisions of the platform that merchants are mailed about. */
export async function readDecided(db: Kysely<DB>, now: Temporal.Instant) {
  const today = platformToday(now);
  const announcements = await selectAnnouncements(db)
    .where("by_mail", "=", true)
    .where("from_day", "<=", today)
    .where("through_day", ">=", today)
    .execute();
  const versions = await selectVersions(db)
    // Versions shipped with the product have no publisher and are older than every merchant.
    .where("version.published_by", "is not", null)
    .where("version.valid_from", ">=", today.subtract({ days: toldForDays }))
    .execute();
  const prices = await db
    .selectFrom("plan_price")
    .select(["plan_id as planId", "from_day as from", "location_ore as locationOre"])
    .select(["members_included as membersIncluded", "member_ore as memberOre"])
    .execute();
  const plans = await db
    .selectFrom("company_plan")
    .select(["company_id as companyId", "plan_id as planId", "from_day as from"])
    .execute();
  return {
    announcements: announcements.map((row) => ({ ...row, texts: textsOf(row) })),
    versions,
    prices,
    plans: Map.groupBy(plans, ({ companyId }) => companyId),
  };
}

export type Decided = Awaited<ReturnType<typeof readDecided>>;

/** Reads the company facts that determine the notices to its merchants. */
export async function readCompanies(db: Kysely<DB>) {
  const rows = await selectSubscribing(db).execute();
  return new Map(rows.map((row) => [row.id, { id: row.id, name: row.name, ...subscribingOf(row) }]));
}

export type NoticedCompany = Awaited<ReturnType<typeof readCompanies>> extends Map<number, infer Each> ? Each : never;

/** Reads all merchants with their companies and since when they belong to each. */
export async function readMerchants(db: Kysely<DB>) {
  const rows = await db
    .selectFrom("company_merchant as merchant")
    .innerJoin("account", "account.id", "merchant.account_id")
    .select(["account.id", "account.email", "account.language", "merchant.company_id", "merchant.created_at as since"])
    .orderBy("account.id")
    .orderBy("merchant.company_id")
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((own) => {
    const { id, email, language } = own[0] as (typeof own)[number];
    return { id, email, language, companies: own.map(({ company_id, since }) => ({ id: company_id, since })) };
  });
}

export type Merchant = Awaited<ReturnType<typeof readMerchants>>[number];

interface Given {
  today: Temporal.PlainDate;
  /** Subjects to include in addition to notices for recent and future days. */
  subjects: readonly string[];
  accountId?: number;
}

/**
 * Reads the earlier notices of the given subjects or of recent and future days, oldest first, of all merchants or one.
 */
export async function readGiven(db: Kysely<DB>, { today, subjects, accountId }: Given): Promise<Map<number, Notice[]>> {
  const rows = await db
    .selectFrom("merchant_notice")
    .select(["account_id", "subject", "day", "says"])
    .where((eb) =>
      eb.or([eb("day", ">=", today.subtract({ days: toldForDays })), eb("subject", "=", eb.fn.any(eb.val(subjects)))]),
    )
    .$if(accountId !== undefined, (query) => query.where("account_id", "=", accountId as number))
    .orderBy("id")
    .execute();
  return Map.groupBy(rows, ({ account_id }) => account_id);
}
