import type { Seller } from "./invoice.ts";

/** Details that invoicing requires; `account` is a bankgiro or an IBAN. */
export type MissingOfSeller = "name" | "companyNumber" | "vatNumber" | "account";

/** Lists the seller details that are missing. An invoice must name its issuer and an account to pay to. */
export function missingOfSeller(
  seller: Pick<Seller, "name" | "companyNumber" | "vatNumber" | "bankgiro" | "iban">,
): MissingOfSeller[] {
  const facts = (["name", "companyNumber", "vatNumber"] as const).filter((fact) => seller[fact].trim() === "");
  const hasAccount = seller.bankgiro.trim() !== "" || seller.iban.trim() !== "";
  return hasAccount ? facts : [...facts, "account"];
}
