import { sql } from "kysely";
import type { InvitationMessage } from "#features/messages/letters/domain/refused-invitations.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Build } from "#packages/server/db/build.ts";
import { staffName } from "#packages/server/db/staff-name.ts";

type At = Temporal.Instant;
const invitationKinds = ["STAFF_INVITATION", "MERCHANT_INVITATION", "MERCHANT_ACTIVATION"];
export type GrantRole = "ROLE_MERCHANT" | "ROLE_LOCAL_MERCHANT" | "ROLE_CASHIER";

/** Selects invitations with inviter and place, the oldest first. They are the platform's data: run in its role. */
export function selectInvitations(db: Build) {
  return db
    .selectFrom("invitation")
    .innerJoin("company", "company.id", "invitation.company_id")
    .leftJoin("chain", "chain.id", "invitation.chain_id")
    .leftJoin("account as inviter", "inviter.id", "invitation.invited_by")
    .select(["invitation.id", "invitation.email", "invitation.first_name", "invitation.last_name", "invitation.phone"])
    .select(["invitation.chain_id", "invitation.company_id", "invitation.location_ids", "invitation.created_at"])
    .select(["invitation.invited_by", "may_manage_staff", "chain.commercial_name", "chain.sandbox"])
    .select(sql<GrantRole>`invitation.role`.as("role"))
    .select(sql<Language>`invitation.language`.as("language"))
    .select(["company.name as company_name", "company.company_number", "company.postal_address", "company.website"])
    .select(["company.postal_zip_code", "company.postal_city", "company.trial_ends_on"])
    .select(staffName("inviter").as("inviter"))
    .select((eb) =>
      eb
        .selectFrom("invitation_token as link")
        .select(({ fn }) => fn.max("link.expires_at").as("until"))
        .whereRef("link.invitation_id", "=", "invitation.id")
        .as("link_expires_at"),
    )
    .select(
      sql<InvitationMessage | null>`(select json_build_object('status', status, 'report', report, 'reason', report_reason)
        from platform_message where platform_message.recipient = invitation.email
          and platform_message.created_at = (select max(link.created_at) from invitation_token link where link.invitation_id = invitation.id)
          and platform_message.kind = any(${invitationKinds})
        order by platform_message.id desc limit 1)`.as("latest_message"),
    )
    .select(sql<string[]>`shop_names(invitation.chain_id, invitation.location_ids)`.as("locations"))
    .orderBy("invitation.id");
}

export type InvitationRow = Awaited<ReturnType<ReturnType<typeof selectInvitations>["execute"]>>[number];

/** Selects the invitation of a link, expired or not, and whether an account with its address exists. */
export function findByToken(db: Build, tokenHash: Buffer) {
  return selectInvitations(db)
    .innerJoin("invitation_token as token", "token.invitation_id", "invitation.id")
    .select("token.expires_at")
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("account")
            .select("account.id")
            .whereRef("account.email", "=", "invitation.email")
            .where("confirmed_at", "is not", null),
        )
        .as("has_account"),
    )
    .where("token.token_hash", "=", tokenHash);
}

/** Selects invitations to an account's own address. */
export function selectToAccount(db: Build, accountId: number) {
  return selectInvitations(db)
    .innerJoin("account", "account.email", "invitation.email")
    .where("account.id", "=", accountId)
    .where("account.confirmed_at", "is not", null);
}

/** Selects invitations to become a company's merchant, from the platform or a sign-up. */
export function selectOfPlatform(db: Build) {
  return selectInvitations(db).where("invitation.chain_id", "is", null);
}

/** Whether all links of an invitation have expired. */
export const isLinkExpired = ({ link_expires_at: until }: Pick<InvitationRow, "link_expires_at">, now: At): boolean =>
  until === null || Temporal.Instant.compare(until, now) <= 0;

/** Selects invitations that a chain has sent. */
export function selectOfChain(db: Build, chainId: number) {
  return selectInvitations(db).where("invitation.chain_id", "=", chainId);
}

/** Inserts a new link to an invitation. */
export function insertToken(db: Build, token: { hash: Buffer; invitationId: number; now: At; expiresAt: At }) {
  return db.insertInto("invitation_token").values({
    token_hash: token.hash,
    invitation_id: token.invitationId,
    created_at: token.now,
    expires_at: token.expiresAt,
  });
}

/** Deletes a company without opening, invitations, merchants and messages: it existed only by its invitation. */
export function deleteUnopened(db: Build, companyId: number) {
  return db
    .deleteFrom("company")
    .where("id", "=", companyId)
    .where("trial_ends_on", "is", null)
    .where(sql<boolean>`not is_spoken_for(${companyId}::bigint)`);
}
