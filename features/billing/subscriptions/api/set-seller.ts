import { sql, type Transaction } from "kysely";
import { checkCompanyNumber } from "#features/platform/companies/domain/company-number.ts";
import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import type { DB } from "#packages/server/db/types.ts";
import { auditPlatform } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { checkVersion, lastPlatformEdit, versioned } from "#packages/server/request/versions.ts";
import { subscriptionsSchemas } from "../contract/schemas.ts";
import { mayInvoice, readSeller } from "./read-seller.ts";

async function sellerShape(trx: Transaction<DB>) {
  const { seller, paymentDays } = await readSeller(trx);
  return versioned(subscriptionsSchemas.setSeller.body, { ...seller, paymentDays, complete: mayInvoice(seller) });
}

/** Returns the seller's details. */
export const getSeller = ({ db }: Pick<Services, "db">) => db.inPlatform(sellerShape);

/** Stores the seller's name and account. Issued invoices keep their details. */
export async function setSeller({ db }: Pick<Services, "db">, { body, actor }: Call<"setSeller">) {
  const { version, paymentDays, ...facts } = body;
  const number = facts.companyNumber === "" ? null : checkCompanyNumber(facts.companyNumber);
  refuseFields({
    companyNumber: number && !number.ok ? "INVALID_COMPANY_NUMBER" : null,
    email: facts.email === "" || isEmail(facts.email) ? null : "INVALID_EMAIL",
  });
  const email = normaliseEmail(facts.email);
  const storedFacts = { ...facts, email, companyNumber: number?.ok ? number.companyNumber : "" };
  return db.inPlatform(async (trx) => {
    await trx.selectFrom("seller").select("single").forUpdate().execute();
    const present = await sellerShape(trx);
    const last = () => lastPlatformEdit(trx, "seller", "set-seller");
    await checkVersion(version, { version: present.version, present }, last);
    await trx
      .updateTable("seller")
      .set({ facts: sql`${JSON.stringify(storedFacts)}::jsonb`, payment_days: paymentDays })
      .execute();
    await auditPlatform(trx, { accountId: actor.accountId, act: "set-seller", subject: "seller" });
    return sellerShape(trx);
  });
}
