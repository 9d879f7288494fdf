import { type Kysely, sql, type Transaction } from "kysely";
import { countReports } from "#features/insight/reports/api/count-reports.ts";
import { countMonths } from "#features/platform/figures/api/count-months.ts";
import { unlimited } from "#packages/server/db/connections/silence.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Services } from "#packages/server/request/services.ts";
import { iris } from "./clubs/iris.ts";
import { kaffebonan } from "./clubs/kaffebonan.ts";
import { demoZone } from "./clubs/plan.ts";
import { buildHistory } from "./history/history.ts";
import { adminEmail, type Demo, demoLogins } from "./logins.ts";
import { foundClub } from "./rows/found-club.ts";
import { insertInvoices, insertSeller } from "./rows/insert-invoices.ts";
import { insertMembers } from "./rows/insert-members.ts";
import { insertMessages } from "./rows/insert-messages.ts";
import { insertPending } from "./rows/insert-pending.ts";
import { insertPurchases } from "./rows/insert-purchases.ts";
import { insertRows } from "./rows/insert-rows.ts";
import { insertSendouts } from "./rows/insert-sendouts.ts";
import { withFilesUndone } from "./rows/undone-files.ts";

const plans = [kaffebonan, iris];
const demo: Demo = { clubs: plans, logins: demoLogins };

/** Returns whether the database is empty, holds the demo, or holds other data. */
async function look(db: Kysely<DB>): Promise<"empty" | "demo" | "others"> {
  const { rows } = await sql<{ demo: boolean; others: boolean }>`select
    exists (select from chain where is_demo and subdomain = ${kaffebonan.subdomain}) as demo,
    exists (select from company) or exists (select from account) as others`.execute(db);
  return rows[0]?.demo ? "demo" : rows[0]?.others ? "others" : "empty";
}

async function hashPasswords({ passwords }: Services): Promise<Map<string, string>> {
  return new Map(
    await Promise.all(demoLogins.map(async ({ email, password }) => [email, await passwords.hash(password)] as const)),
  );
}

/**
 * Refreshes the planner's statistics after the bulk insert, so that the first queries are fast. Runs as the owner,
 * because no other role may. Needs its own transaction, because a node refuses the owner rows that a role has just
 * written in the same one.
 */
async function analyse(trx: Transaction<DB>): Promise<void> {
  await sql.raw(unlimited).execute(trx);
  await sql`set local role none`.execute(trx);
  await sql`analyze member, member_statistics, member_month, day_figures, club_counter, member_acceptance, consent, purchase, purchase_category, purchase_campaign, point_lot, point_entry,
    redemption, member_stamp_card, stamp_card_usage, stamp_entry, member_welcome_offer, sendout_recipient`.execute(trx);
}

async function fill(services: Services): Promise<void> {
  const now = services.clock();
  const passwordHashes = await hashPasswords(services);
  const local = now.toZonedDateTimeISO(demoZone).toPlainDateTime();
  const histories = plans.map((plan) => ({ plan, history: buildHistory(plan, local, plan === kaffebonan) }));
  await services.db.inPlatform(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('stammis.demo'))`.execute(trx);
    // A concurrent start may have filled the database.
    if ((await look(trx)) !== "empty") return;
    const password_hash = passwordHashes.get(adminEmail) ?? null;
    const admin = {
      email: adminEmail,
      first_name: "Stina",
      last_name: "Ahlgren",
      password_hash,
      is_admin: true,
      is_demo: true,
    };
    await insertSeller(trx);
    await insertRows(trx, "account", [{ ...admin, confirmed_at: now, created_at: now }]);
    for (const { plan, history } of histories) {
      const founding = { plan, history, passwordHashes, now };
      const club = await foundClub(trx, services, founding);
      const memberIds = await insertMembers(trx, club, founding);
      await insertPurchases(trx, club, history, memberIds, now);
      await countReports(trx, club.chain.id, { today: local.toPlainDate(), now });
      await insertPending(trx, club, founding);
      await insertMessages(trx, services, club, history.people, memberIds);
      await insertSendouts(trx, services, club, { founding, memberIds });
      const email = plan.locations[0]?.email ?? "";
      await insertInvoices(trx, { id: club.chain.companyId, openedOn: history.openedOn, email }, now);
    }
    await countMonths(trx, now);
  });
  services.directory.forget(null);
}

/**
 * Fills an empty database with two clubs and a year of their history, in one transaction: an aborted fill leaves neither
 * rows nor pictures. Returns the demo, also when an earlier start filled it, and null when the database has other data.
 */
export async function fillDemo(services: Services, onFill: () => void = () => {}): Promise<Demo | null> {
  const { db } = services;
  if ((await look(db.platform)) === "empty") {
    onFill();
    await withFilesUndone(services, fill);
    await db.inPlatform(analyse);
  }
  return (await look(db.platform)) === "demo" ? demo : null;
}
