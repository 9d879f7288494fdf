import { sql, type Transaction } from "kysely";
import type { Build } from "#packages/server/db/build.ts";
import type { RowsOfEach } from "#packages/server/db/database.ts";
import { eachInTurn } from "#packages/server/db/each-in-turn.ts";
import type { DB } from "#packages/server/db/types.ts";
import { companyAccount } from "../domain/company-account.ts";
import { dueDay } from "./due-day.ts";

/** Creates and locks a company's account, so that charges and payments run one at a time. */
export async function lockAccount(trx: Transaction<DB>, companyId: number) {
  await trx
    .insertInto("billing_account")
    .values({ company_id: companyId })
    .onConflict((on) => on.doNothing())
    .execute();
  return trx
    .selectFrom("billing_account")
    .selectAll()
    .where("company_id", "=", companyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Selects the invoices, payments and repayments that make up companies' accounts. */
export function selectAccounts(db: Build, companyIds: readonly number[]) {
  const companyFilter = sql<boolean>`company_id = any(${[...companyIds]}::bigint[])`;
  const charged = db
    .selectFrom("invoice")
    .select(["company_id", "id", "number", "total_ore as totalOre", "fees_ore as feesOre"])
    .select(dueDay.as("dueOn"))
    .select(["credited_ore as creditedOre", "owed_ore as owedOre"])
    .where(companyFilter)
    .where("kind", "=", "INVOICE")
    .orderBy("dueOn")
    .orderBy("id");
  const payments = db
    .selectFrom("payment")
    .select(["company_id", "invoice_id as invoiceId", "amount_ore", "refunded_ore", "charged_back_ore"])
    .where(companyFilter);
  const repayments = db
    .selectFrom("repayment")
    .select(["company_id", "invoice_id as invoiceId", "amount_ore"])
    .where(companyFilter);
  return [charged, payments, repayments] as const;
}

/** Returns a function that computes a company's account by its id. */
export function accountsOf([charged, payments, repayments]: RowsOfEach<ReturnType<typeof selectAccounts>>) {
  const moved = [
    ...payments.map(({ amount_ore, refunded_ore, charged_back_ore, ...row }) => ({
      ...row,
      ore: amount_ore - refunded_ore - charged_back_ore,
    })),
    ...repayments.map(({ amount_ore, ...row }) => ({ ...row, ore: -amount_ore })),
  ];
  return (companyId: number) => {
    const invoices = charged.filter(({ company_id }) => company_id === companyId);
    const received = moved.filter(({ company_id }) => company_id === companyId);
    return { invoices, received, account: companyAccount(invoices, received) };
  };
}

/** Reads one company's account within a transaction. */
export async function readAccount(trx: Transaction<DB>, companyId: number) {
  return accountsOf(await eachInTurn(selectAccounts(trx, [companyId])))(companyId);
}

/**
 * Recomputes a company's account from all charges and payments, and stores each invoice's debt. The debt suspends or
 * reopens its clubs. The caller holds {@link lockAccount}.
 */
export async function settleAccount(trx: Transaction<DB>, companyId: number): Promise<void> {
  const { invoices, account } = await readAccount(trx, companyId);
  for (const { id, owedOre } of invoices) {
    const owed = account.owedOre.get(id) ?? 0;
    if (owed !== owedOre) await trx.updateTable("invoice").set({ owed_ore: owed }).where("id", "=", id).execute();
  }
  await trx
    .updateTable("billing_account")
    .set({ unpaid_due_on: account.unpaidDueOn })
    .where("company_id", "=", companyId)
    .execute();
}
