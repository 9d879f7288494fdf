import { todayIn } from "@stammis/domain/calendar";
import { platformZone, trialDays } from "@stammis/domain/limits";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";
import type { NewMerchant } from "./read-company.ts";

/** A new company on its 14 days' trial, with its first merchant. Answers its id. Spec §9. */
export async function openCompany(
  trx: Transaction<DB>,
  company: NewMerchant["company"],
  accountId: number,
  now: Temporal.Instant,
): Promise<number> {
  const trialEndsOn = todayIn(platformZone, now).add({ days: trialDays });
  const { id } = await trx
    .insertInto("company")
    .values({ ...company, trial_ends_on: trialEndsOn, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await trx.insertInto("company_merchant").values({ company_id: id, account_id: accountId, created_at: now }).execute();
  return id;
}
