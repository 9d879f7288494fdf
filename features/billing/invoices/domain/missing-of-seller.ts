import type { Seller } from "./invoice.ts";

/** What an invoice cannot go out without; `account`: a bankgiro or an IBAN. */
export type MissingOfSeller = "name" | "companyNumber" | "vatNumber" | "account";

/** What is missing before invoices can go out: whoever gets one must be told by whom it is, and where to pay. */
export function missingOfSeller(
  seller: Pick<Seller, "name" | "companyNumber" | "vatNumber" | "bankgiro" | "iban">,
): MissingOfSeller[] {
  const facts = (["name", "companyNumber", "vatNumber"] as const).filter((fact) => seller[fact].trim() === "");
  const hasAccount = seller.bankgiro.trim() !== "" || seller.iban.trim() !== "";
  return hasAccount ? facts : [...facts, "account"];
}
