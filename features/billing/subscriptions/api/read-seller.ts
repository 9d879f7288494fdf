import type { Transaction } from "kysely";
import type { Seller } from "#features/billing/invoices/domain/invoice.ts";
import { missingOfSeller } from "#features/billing/invoices/domain/missing-of-seller.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { Rows } from "#packages/server/db/database.ts";
import type { DB } from "#packages/server/db/types.ts";

const empty: Seller = {
  name: "",
  companyNumber: "",
  vatNumber: "",
  street: "",
  zipCode: "",
  city: "",
  email: "",
  phone: "",
  website: "",
  bankgiro: "",
  iban: "",
  bic: "",
};

/** Selects the seller's details and the payment period in days, stored in one row. */
export const selectSeller = (db: Build) => db.selectFrom("seller").select(["facts", "payment_days"]);

export function sellerOf([row]: Rows<ReturnType<typeof selectSeller>>) {
  if (!row) throw new Error("the seller's row is missing");
  return { seller: { ...empty, ...(row.facts as Partial<Seller>) }, paymentDays: row.payment_days };
}

export const readSeller = async (trx: Transaction<DB>) => sellerOf(await selectSeller(trx).execute());

/** Whether the seller's details are complete enough to issue invoices. */
export const mayInvoice = (seller: Seller) => missingOfSeller(seller).length === 0;
