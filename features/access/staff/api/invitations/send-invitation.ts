import type { Transaction } from "kysely";
import { sendPlatformMail } from "#features/messages/letters/api/send-platform-mail.ts";
import { activationLinkDays } from "#packages/domain/limits.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import { hashToken, makeToken } from "#packages/server/security/tokens.ts";
import { invitationLetter, kindOf } from "./messages.ts";
import { type GrantRole, type InvitationRow, insertToken, selectInvitations } from "./queries.ts";

export interface NewInvitation {
  /** In normalised form. */
  email: string;
  companyId: number;
  /** The inviting club; null for the platform and for a sign-up. */
  chainId: number | null;
  role: GrantRole;
  mayManageStaff?: boolean;
  locationIds?: readonly number[];
  firstName: string;
  lastName: string;
  phone?: string | null;
  language: Language;
  /** Null for a person's own sign-up. */
  invitedBy: number | null;
}

const phraseOf = ({ chain_id, invited_by }: InvitationRow) =>
  chain_id ? "staffInvitation" : invited_by ? "merchantInvitation" : "merchantActivation";

/** Mails an invitation link that is valid for 7 days, and returns its end; earlier links keep their own end. */
export async function sendInvitationLink(
  trx: Transaction<DB>,
  config: Config,
  invitation: InvitationRow,
  now: Temporal.Instant,
): Promise<Temporal.Instant> {
  const token = makeToken();
  const expiresAt = now.add({ hours: activationLinkDays * 24 });
  await insertToken(trx, { hash: hashToken(token), invitationId: invitation.id, now, expiresAt }).execute();
  const { email, language, company_name: companyName, commercial_name: clubName, inviter } = invitation;
  const phrase = phraseOf(invitation);
  const person = `${invitation.first_name} ${invitation.last_name}`.trim();
  const name = clubName ?? (companyName || person || email);
  const link = officeLink(config, `/onboarding/confirmation/${token}`);
  await sendPlatformMail(trx, config, {
    kind: kindOf[phrase],
    to: email,
    language,
    letter: invitationLetter(phrase, language, { name, inviter, link }),
    now,
    sandbox: invitation.sandbox ?? false,
  });
  return expiresAt;
}

/**
 * Invites an address to a grant and mails the link. Does not check for an account, so that known and unknown addresses
 * behave and take time alike.
 */
export async function sendInvitation(
  trx: Transaction<DB>,
  config: Config,
  invitation: NewInvitation,
  now: Temporal.Instant,
): Promise<InvitationRow> {
  const { id } = await trx
    .insertInto("invitation")
    .values({
      email: invitation.email,
      company_id: invitation.companyId,
      chain_id: invitation.chainId,
      role: invitation.role,
      may_manage_staff: invitation.mayManageStaff ?? false,
      location_ids: [...(invitation.locationIds ?? [])],
      first_name: invitation.firstName,
      last_name: invitation.lastName,
      phone: invitation.phone ?? null,
      language: invitation.language,
      invited_by: invitation.invitedBy,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const row = await selectInvitations(trx).where("invitation.id", "=", id).executeTakeFirstOrThrow();
  return { ...row, link_expires_at: await sendInvitationLink(trx, config, row, now) };
}
