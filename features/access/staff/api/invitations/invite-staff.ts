import type { Kysely } from "kysely";
import { spendInvitation } from "#features/messages/letters/api/sign-up-limits.ts";
import { invitationRefusal } from "#features/messages/letters/domain/refused-invitations.ts";
import { lockCompany } from "#features/platform/companies/api/queries.ts";
import { isEmail, normaliseEmail } from "#packages/domain/people/email.ts";
import { normaliseName } from "#packages/domain/people/names.ts";
import type { DB } from "#packages/server/db/types.ts";
import { audit } from "#packages/server/request/audit.ts";
import type { Call, Chain, StaffActor } from "#packages/server/request/call.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import {
  findStoredAnswer,
  keptFor,
  replayed,
  replayTwice,
  retryOf,
  storeAnswer,
} from "#packages/server/request/stored-answers.ts";
import { staffInvitationsSchemas } from "../../contract/invitations/schemas.ts";
import { selectStaff } from "../queries.ts";
import { isSeenBy, mayManage, readGrant } from "../staff-member.ts";
import { type InvitationRow, isLinkExpired, selectOfChain } from "./queries.ts";
import { sendInvitation, sendInvitationLink } from "./send-invitation.ts";

function readEmail(input: string): string {
  if (input === "") refuseFields({ email: "REQUIRED" });
  if (!isEmail(input)) refuseFields({ email: "INVALID_EMAIL" });
  return normaliseEmail(input);
}

/** Returns what the inviter typed; reveals nothing about an account with the address. */
export function staffInvitationOf(row: InvitationRow, now: Temporal.Instant) {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    pointsOfSaleIds: row.location_ids,
    mayManageStaff: row.may_manage_staff,
    invitedAt: row.created_at.toString(),
    expiresAt: row.link_expires_at?.toString() ?? null,
    expired: isLinkExpired(row, now),
    refused: invitationRefusal(row.latest_message),
  };
}

/**
 * Invites an address to a role in this chain. It gives no access, and reveals nothing about an account, until it is
 * accepted.
 */
export async function inviteStaff(services: Services, { chain, actor, body, language, realNow }: Call<"inviteStaff">) {
  const email = readEmail(body.email);
  await spendInvitation(services, "staff", chain.id, email);
  return services.db.inPlatform(async (trx) => {
    await lockCompany(trx, chain.companyId).execute();
    const grant = await readGrant(trx, chain, actor, body);
    // A merchant gets the complete company with its real clubs, and a sandbox's mail is never delivered.
    if (chain.sandbox && grant.role === "ROLE_MERCHANT") refuse("NOT_IN_SANDBOX");
    const already = await selectStaff(trx, chain).where("account.email", "=", email).executeTakeFirst();
    const invited = await selectOfChain(trx, chain.id).where("invitation.email", "=", email).executeTakeFirst();
    refuseFields({ email: already || invited ? "EMAIL_TAKEN" : null });
    const invitation = {
      email,
      companyId: chain.companyId,
      chainId: chain.id,
      role: grant.role,
      mayManageStaff: grant.mayManageStaff,
      locationIds: grant.pointsOfSaleIds,
      firstName: normaliseName(body.firstName),
      lastName: normaliseName(body.lastName),
      language: body.language ?? language,
      invitedBy: actor.accountId,
    };
    const row = await sendInvitation(trx, services.config, invitation, realNow);
    const detail = { role: grant.role, pointsOfSaleIds: grant.pointsOfSaleIds };
    const subject = `invitation ${row.id}`;
    const { accountId } = actor;
    await audit(trx, chain, {
      accountId,
      act: "invite-staff",
      subject,
      detail,
      locationIds: grant.pointsOfSaleIds,
    });
    return staffInvitationOf(row, realNow);
  });
}

/**
 * Lists the chain's invitations that the actor may see: all for a merchant, else those to the actor's points of sale.
 */
export async function listStaffInvitations({ db }: Services, { chain, actor, realNow }: Call<"listStaffInvitations">) {
  const rows = await selectOfChain(db.platform, chain.id).execute();
  return rows.filter((row) => isSeenBy(actor, row)).map((row) => staffInvitationOf(row, realNow));
}

/** Finds an invitation that the actor may manage. Refuses with NOT_FOUND if invisible, else NO_ACCESS. */
async function findManaged(db: Kysely<DB>, chain: Chain, actor: StaffActor, id: number): Promise<InvitationRow> {
  const row = await selectOfChain(db, chain.id).where("invitation.id", "=", id).executeTakeFirst();
  if (!row || !isSeenBy(actor, row)) return refuse("NOT_FOUND");
  if (!mayManage(actor, { accountId: 0, role: row.role, pointsOfSaleIds: row.location_ids })) refuse("NO_ACCESS");
  return row;
}

/**
 * Sends a new link to the same address, once per idempotency key. Refuses with NOT_FOUND, NO_ACCESS or
 * TOO_MANY_REQUESTS.
 */
export async function resendStaffInvitation(services: Services, call: Call<"resendStaffInvitation">): Promise<void> {
  const { chain, actor, params, idempotencyKey, realNow } = call;
  const { platform } = services.db;
  const retry = retryOf(chain.id, actor.accountId, {
    schemas: staffInvitationsSchemas,
    route: "resendStaffInvitation",
    key: idempotencyKey,
    request: params,
  });
  const [[stored]] = await services.db.read(chain.id, (q) => [findStoredAnswer(q, retry)]);
  if (replayed<true>(stored, retry)) return;
  const { email } = await findManaged(platform, chain, actor, params.id);
  await spendInvitation(services, "staff", chain.id, email);
  const act = services.db.inPlatform(async (trx) => {
    await storeAnswer(trx, retry, "true", realNow.add(keptFor)).execute();
    // Prevents a concurrent acceptance or withdrawal.
    await lockCompany(trx, chain.companyId).execute();
    const row = await findManaged(trx, chain, actor, params.id);
    await sendInvitationLink(trx, services.config, row, realNow);
    const subject = `invitation ${row.id}`;
    const locationIds = row.location_ids;
    await audit(trx, chain, { accountId: actor.accountId, act: "resend-staff-invitation", subject, locationIds });
  });
  await act.catch((error: unknown) => replayTwice<true>(services, chain.id, retry, error));
}

/** Withdraws an unanswered invitation; its links become invalid. */
export async function withdrawStaffInvitation(
  { db }: Services,
  { chain, actor, params }: Call<"withdrawStaffInvitation">,
): Promise<void> {
  await db.inPlatform(async (trx) => {
    await lockCompany(trx, chain.companyId).execute();
    const row = await findManaged(trx, chain, actor, params.id);
    await trx.deleteFrom("invitation").where("id", "=", row.id).execute();
    const subject = `invitation ${row.id}`;
    const locationIds = row.location_ids;
    await audit(trx, chain, { accountId: actor.accountId, act: "withdraw-staff-invitation", subject, locationIds });
  });
}
