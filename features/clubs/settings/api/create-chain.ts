import { isBudgeted, spendBudget, takeFreeCredits } from "#features/billing/budgets/api/spend-budget.ts";
import { openSmsAccount } from "#features/messages/sms/api/open-sms-account.ts";
import { chainColumns, chainOf } from "#packages/server/remembered/directory.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { defaultTimeZone } from "../domain/time-zones.ts";
import { readChainFields } from "./chain-fields.ts";
import { ownChainOf, selectCompaniesOf, selectOwnChain } from "./queries.ts";
import { subdomainGuarded, takeSubdomain } from "./subdomains.ts";

/** The most clubs and sandboxes that an account can create per day. A company's budget does not limit sandboxes. */
const chainsADay = 20;
const daySeconds = 86_400;

/** Creates a club or a sandbox for one of the merchant's companies, with inactive points and free SMS credits. */
export async function createChain(services: Services, { actor, body, now }: Call<"createChain">) {
  const fields = readChainFields(body);
  await services.limits.spendUpTo("chainPerAccount", String(actor.accountId), chainsADay, daySeconds);
  const row = await subdomainGuarded(() =>
    // A new chain has no tenant yet, so the platform's role creates it.
    services.db.inPlatform(async (trx) => {
      const own = selectCompaniesOf(trx, actor.accountId).where("company.id", "=", body.companyId);
      const company = (await own.executeTakeFirst()) ?? refuse("NO_ACCESS");
      const { companyBudget, freeSmsCredits } = services.config;
      if (
        isBudgeted(body) &&
        !(await spendBudget(trx, company.id, { part: "clubs", amount: 1, atMost: companyBudget.clubs }))
      )
        refuse("COMPANY_BUDGET_USED");
      await takeSubdomain(trx, fields.subdomain, now, null);
      const made = await trx
        .insertInto("chain")
        .values({
          company_id: company.id,
          name: fields.name ?? fields.commercialName,
          commercial_name: fields.commercialName,
          subdomain: fields.subdomain,
          language: fields.language,
          languages: fields.languages,
          time_zone: fields.timeZone ?? defaultTimeZone,
          brand_colour: fields.brandColour,
          sandbox: body.sandbox,
          created_at: now,
        })
        .returning(chainColumns)
        .executeTakeFirstOrThrow();
      const chain = chainOf(made);
      await trx.insertInto("club_points").values({ chain_id: chain.id }).execute();
      const isGiven = !isBudgeted(chain) || (await takeFreeCredits(trx, company.id));
      await openSmsAccount(trx, chain.id, { credits: isGiven ? freeSmsCredits : 0, now });
      await audit(trx, chain, { accountId: actor.accountId, act: "create-chain", subject: `chain ${chain.id}` });
      return selectOwnChain(trx, chain.id, now).executeTakeFirstOrThrow();
    }),
  );
  services.directory.forget(row.id);
  return ownChainOf(row, null, services.config);
}
