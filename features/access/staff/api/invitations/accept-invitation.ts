import { sql, type Transaction } from "kysely";
import { type Opening, openCompany } from "#features/platform/companies/api/open-company.ts";
import { lockCompany } from "#features/platform/companies/api/queries.ts";
import type { ChainId } from "#packages/domain/ids.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import type { DB } from "#packages/server/db/types.ts";
import { type Act, audit, auditPlatform } from "#packages/server/request/audit.ts";
import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { grantChain, grantCompany } from "../write-grant.ts";
import { deleteUnopened, type GrantRole, type InvitationRow, selectToAccount } from "./queries.ts";

export interface Acceptance {
  form: Opening;
  accountId: number;
  now: Temporal.Instant;
}

async function note(trx: Transaction<DB>, { chain_id: id }: InvitationRow, act: Act) {
  // The chain id comes from the invitation's row, because an invitation belongs to no tenant.
  await (id ? audit(trx, { id: id as ChainId }, act) : auditPlatform(trx, act));
}

/**
 * Converts an invitation into its grant, the only way to get one; the company's first merchant opens the company.
 * Returns false if the invitation is gone.
 */
export async function takeInvitation(
  trx: Transaction<DB>,
  invitation: InvitationRow,
  { form, accountId, now }: Acceptance,
): Promise<boolean> {
  // Changes of a company's staff, and two uses of one link, run one after the other.
  const company = await lockCompany(trx, invitation.company_id).executeTakeFirstOrThrow();
  const taken = await trx
    .deleteFrom("invitation")
    .where("id", "=", invitation.id)
    .returning(["chain_id", "location_ids", "may_manage_staff"])
    .returning(sql<GrantRole>`role`.as("role"))
    .executeTakeFirst();
  if (!taken) return false;
  if (taken.role === "ROLE_MERCHANT") {
    if (company.trial_ends_on === null) await openCompany(trx, company, { form, accountId, now });
    await grantCompany(trx, company.id, accountId, now);
    // The account now has more access than open invitations to the company's clubs offer.
    await trx
      .deleteFrom("invitation")
      .where("company_id", "=", company.id)
      .where("email", "=", invitation.email)
      .execute();
  } else {
    await grantChain(trx, taken.chain_id as number, accountId, {
      role: taken.role,
      mayManageStaff: taken.may_manage_staff,
      pointsOfSaleIds: taken.location_ids,
      now,
    });
  }
  const detail = { role: taken.role, invitation: invitation.id };
  await note(trx, invitation, { accountId, act: "accept-invitation", subject: `company ${company.id}`, detail });
  return true;
}

/**
 * Retries when another company took the same company number at the same moment: the number is then reported as taken.
 */
export async function onceMoreIfTaken<T>(act: () => Promise<T>): Promise<T> {
  return act().catch((error: unknown) => {
    if (isTaken(error, "company_number_once")) return act();
    throw error;
  });
}

/** Accepts an invitation to the signed-in user's own address. */
export async function acceptInvitation(
  { db, changes }: Services,
  { actor: { accountId }, params, body, realNow: now }: Call<"acceptInvitation">,
): Promise<void> {
  await onceMoreIfTaken(() =>
    db.inPlatform(async (trx) => {
      const own = selectToAccount(trx, accountId).where("invitation.id", "=", params.id);
      const invitation = (await own.executeTakeFirst()) ?? refuse("NOT_FOUND");
      if (!(await takeInvitation(trx, invitation, { form: body, accountId, now }))) refuse("NOT_FOUND");
    }),
  );
  changes.tell(`account:${accountId}`);
}

/** Declines an invitation: the inviter sees that it is gone, and an unopened company is removed with it. */
export async function declineInvitation(
  { db }: Services,
  { actor: { accountId }, params }: Call<"declineInvitation">,
): Promise<void> {
  await db.inPlatform(async (trx) => {
    const own = selectToAccount(trx, accountId).where("invitation.id", "=", params.id);
    const invitation = (await own.executeTakeFirst()) ?? refuse("NOT_FOUND");
    await lockCompany(trx, invitation.company_id).execute();
    await trx.deleteFrom("invitation").where("id", "=", invitation.id).execute();
    await deleteUnopened(trx, invitation.company_id).execute();
    const subject = `company ${invitation.company_id}`;
    const detail = { invitation: invitation.id };
    await note(trx, invitation, { accountId, act: "decline-invitation", subject, detail });
  });
}
