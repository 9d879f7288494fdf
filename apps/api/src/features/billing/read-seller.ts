import type { Seller } from "@stammis/domain/billing/invoice";
import { missingOfSeller } from "@stammis/domain/billing/missing-of-seller";
import type { Transaction } from "kysely";
import type { DB } from "../../db/types.ts";

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

/** Who sends invoices, and after how many days they are to be paid. */
export async function readSeller(trx: Transaction<DB>) {
  const row = await trx.selectFrom("seller").select(["facts", "payment_days"]).executeTakeFirstOrThrow();
  return { seller: { ...empty, ...(row.facts as Partial<Seller>) }, paymentDays: row.payment_days };
}

/** Whether invoices can go out. */
export const mayInvoice = (seller: Seller) => missingOfSeller(seller).length === 0;
