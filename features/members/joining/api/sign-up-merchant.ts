import { sql, type Transaction } from "kysely";
import { inEvenTime } from "#features/access/sessions/api/even-time.ts";
import { selectInvitations } from "#features/access/staff/api/invitations/queries.ts";
import { sendInvitation, sendInvitationLink } from "#features/access/staff/api/invitations/send-invitation.ts";
import { spendSignUp } from "#features/messages/letters/api/sign-up-limits.ts";
import { type NewMerchant, readMerchant } from "#features/platform/companies/api/read-company.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";

interface SignUpContext {
  config: Services["config"];
  language: Language;
  now: Temporal.Instant;
}

/**
 * Selects the earlier sign-up if the same form is sent again. Another company or other company details make another
 * sign-up.
 */
function findSame(trx: Transaction<DB>, { email, firstName, lastName, company }: NewMerchant) {
  return selectInvitations(trx)
    .where("invitation.email", "=", email)
    .where("invitation.invited_by", "is", null)
    .where("invitation.chain_id", "is", null)
    .where("company.trial_ends_on", "is", null)
    .where("company.name", "=", company.name)
    .where("company.company_number", "=", company.company_number)
    .where("company.postal_address", "=", company.postal_address)
    .where("company.website", "=", company.website)
    .where("invitation.first_name", "=", firstName)
    .where("invitation.last_name", "=", lastName);
}

/** Creates a sign-up whose link opens a new company, even if the address has other invitations or an account. */
async function signUp(
  trx: Transaction<DB>,
  { config, language, now }: SignUpContext,
  merchant: NewMerchant,
): Promise<void> {
  const { email, firstName, lastName, phone, company } = merchant;
  await sql`select pg_advisory_xact_lock(hashtextextended('sign-up ' || ${email}, 0))`.execute(trx);
  const same = await findSame(trx, merchant).executeTakeFirst();
  if (same) {
    await sendInvitationLink(trx, config, same, now);
    return;
  }
  const { id: companyId } = await trx
    .insertInto("company")
    .values({ ...company, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  const person = { email, firstName, lastName, phone, language };
  await sendInvitation(
    trx,
    config,
    { ...person, companyId, chainId: null, role: "ROLE_MERCHANT", invitedBy: null },
    now,
  );
}

const required = ["firstName", "lastName", "email", "companyNumber", "companyName"] as const;

/**
 * Signs up a merchant: the link opens a company, whose 14-day trial then begins. The response and its time do not
 * reveal if the e-mail or the company exists. Spec §5.
 */
export async function signUpMerchant(
  services: Services,
  { body, language, source, realNow: now }: Call<"signUpMerchant">,
): Promise<void> {
  refuseFields({
    ...Object.fromEntries(required.map((field) => [field, body[field] ? null : "REQUIRED"] as const)),
    privacyPolicy: body.privacyPolicy ? null : "PRIVACY_POLICY_REQUIRED",
  });
  const merchant = readMerchant(body);
  await spendSignUp(services, "merchant", merchant.email, source);
  const context = { config: services.config, language: body.language ?? language, now };
  await inEvenTime(() => services.db.inPlatform((trx) => signUp(trx, context, merchant)));
}
