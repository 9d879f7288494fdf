import type { Seller } from "@stammis/domain/billing/invoice";
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

/** Whether invoices can go out: whoever gets one must be told by whom it is, and where to pay. */
export const mayInvoice = ({ name, companyNumber, vatNumber, bankgiro, iban }: Seller) =>
  [name, companyNumber, vatNumber].every((text) => text !== "") && (bankgiro !== "" || iban !== "");
