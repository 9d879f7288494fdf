import { sql, type Transaction } from "kysely";
import { roleCashier, type StaffRole } from "#packages/domain/access/roles.ts";
import type { ChainId } from "#packages/domain/ids.ts";
import type { Username } from "#packages/domain/people/contact.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain } from "#packages/server/request/call.ts";

type At = Temporal.Instant;

/** Selects a member's live session. */
export function findMemberSession(db: Build, tokenHash: Buffer, now: At) {
  return db
    .selectFrom("member_session")
    .innerJoin("member", (join) =>
      join.onRef("member.chain_id", "=", "member_session.chain_id").onRef("member.id", "=", "member_session.member_id"),
    )
    .select(["member_session.member_id", "member_session.last_used_at", "member_session.expires_at", "member.language"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .where("member.removed_at", "is", null);
}

/** Whether an impersonation is still valid: the employee is an admin and the merchant runs the company. */
const standsAsMerchant = sql<boolean>`(staff_session.impersonation_id is null or (account.is_admin
  and exists (select from company_merchant as looked_as where looked_as.account_id = staff_session.impersonated_id
    and looked_as.company_id = staff_session.impersonated_company_id)))`;

/**
 * Selects a live staff session with its account; an admin's session ends with the admin right. A session opened by a
 * till code has its device, whose point of sale only its own chain sees.
 */
export function findAccountSession(db: Build, tokenHash: Buffer, now: At, seenBy: ChainId | null = null) {
  return db
    .selectFrom("staff_session")
    .innerJoin("account", "account.id", "staff_session.account_id")
    .leftJoin("till_device", (join) => {
      const own = join
        .onRef("till_device.chain_id", "=", "staff_session.chain_id")
        .onRef("till_device.id", "=", "staff_session.device_id");
      return seenBy === null ? own : own.on("till_device.chain_id", "=", seenBy);
    })
    .leftJoin("company as looked_at", "looked_at.id", "staff_session.impersonated_company_id")
    .select([
      "staff_session.impersonation_id",
      "staff_session.impersonated_company_id",
      "staff_session.impersonated_id",
    ])
    .select("looked_at.support_may_change_until")
    .select(["staff_session.chain_id as device_chain_id", "staff_session.device_id", "till_device.location_id"])
    .select([
      "account.id as account_id",
      "staff_session.role",
      "staff_session.last_used_at",
      "staff_session.expires_at",
      "account.is_admin",
      "account.language",
    ])
    .where("staff_session.token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .where("till_device.revoked_at", "is", null)
    .where((eb) => eb.or([eb("staff_session.role", "<>", "ROLE_ADMIN"), eb("account.is_admin", "=", true)]))
    .where(standsAsMerchant);
}

/**
 * Whether a session meets the company's second factor requirement. A session opened by password alone does not, but
 * stays valid in other companies.
 */
const hasDemandedFactor = (companyId: number, today: Temporal.PlainDate) => sql<boolean>`(
  staff_session.second_factor or staff_session.device_id is not null or account.is_admin
  or not exists (select from company where company.id = ${companyId}
    and company.second_factor_from <= ${today}::date))`;

/**
 * Selects a staff session with its account's grant in one chain; the grant's columns are null without one. `today`: the
 * platform's date.
 */
export function findStaffSession(
  db: Build,
  chain: Pick<Chain, "id" | "companyId">,
  tokenHash: Buffer,
  { now, today }: { now: At; today: Temporal.PlainDate },
) {
  return findAccountSession(db, tokenHash, now, chain.id)
    .leftJoin("company_merchant", (join) =>
      join.onRef("company_merchant.account_id", "=", "account.id").on("company_id", "=", chain.companyId),
    )
    .leftJoin("staff", (join) => join.onRef("staff.account_id", "=", "account.id").on("staff.chain_id", "=", chain.id))
    .leftJoin("staff_activity", (join) =>
      join.onRef("staff_activity.account_id", "=", "account.id").on("staff_activity.chain_id", "=", chain.id),
    )
    .where(hasDemandedFactor(chain.companyId, today))
    .select(["company_merchant.company_id", "staff.role as local_role", "staff.may_manage_staff"])
    .select("staff_activity.last_active_at")
    .select((eb) =>
      eb
        .selectFrom("staff_location")
        .select(sql<number[]>`coalesce(array_agg(staff_location.location_id), '{}')`.as("ids"))
        .whereRef("staff_location.account_id", "=", "account.id")
        .as("location_ids"),
    );
}

/** Selects an approved till device of the chain at an open point of sale. */
export function findDevice(db: Build, tokenHash: Buffer) {
  return db
    .selectFrom("till_device")
    .innerJoin("location", (join) =>
      join
        .onRef("location.chain_id", "=", "till_device.chain_id")
        .onRef("location.id", "=", "till_device.location_id")
        .on("location.closed_at", "is", null),
    )
    .select(["till_device.id", "till_device.name", "till_device.location_id"])
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null);
}

export function touchMemberSession(db: Build, tokenHash: Buffer, now: At, expiresAt: At) {
  return db
    .updateTable("member_session")
    .set({ last_used_at: now, expires_at: expiresAt })
    .where("token_hash", "=", tokenHash);
}

export function touchStaffSession(db: Build, tokenHash: Buffer, now: At, expiresAt: At) {
  return db
    .updateTable("staff_session")
    .set({ last_used_at: now, expires_at: expiresAt })
    .where("token_hash", "=", tokenHash);
}

/** Records staff's work in a chain; the latest time counts. */
export function touchStaff(db: Build, chainId: ChainId, accountId: number, now: At) {
  return db
    .insertInto("staff_activity")
    .values({ chain_id: chainId, account_id: accountId, last_active_at: now })
    .onConflict((conflict) =>
      conflict.columns(["chain_id", "account_id"]).doUpdateSet({
        last_active_at: sql<At>`greatest(staff_activity.last_active_at, excluded.last_active_at)`,
      }),
    );
}

/** Selects an account's data for a sign-in. */
export function findAccountForLogin(db: Build, email: string) {
  return db
    .selectFrom("account")
    .select(["id", "password_hash", "is_admin", "confirmed_at", "language", "first_name"])
    .where("email", "=", email);
}

/** Returns an account's highest role anywhere; null without a grant. For the platform's role, which sees all grants. */
export async function highestRole(
  trx: Transaction<DB>,
  account: { id: number; is_admin: boolean },
): Promise<StaffRole | null> {
  if (account.is_admin) return "ROLE_ADMIN";
  const merchant = await trx
    .selectFrom("company_merchant")
    .select("company_id")
    .where("account_id", "=", account.id)
    .executeTakeFirst();
  if (merchant) return "ROLE_MERCHANT";
  const grants = await trx.selectFrom("staff").select("role").where("account_id", "=", account.id).execute();
  if (grants.some(({ role }) => role === "ROLE_LOCAL_MERCHANT")) return "ROLE_LOCAL_MERCHANT";
  return grants.length > 0 ? "ROLE_CASHIER" : null;
}

/** Returns the role of a new session. An account without a grant gets access to its invitations and profile. */
export const sessionRole = async (
  trx: Transaction<DB>,
  account: { id: number; is_admin: boolean },
): Promise<StaffRole> => (await highestRole(trx, account)) ?? roleCashier;

/** Reads a member's password hash by a function of its own chain: the app's role cannot read the column. */
export const memberPassword = sql<string | null>`member_password(member.id)`;

/** Selects a member by sign-in name; no row for invalid text. Addresses of merged memberships do not work. */
export function findMemberForLogin(db: Build, username: Username) {
  const query = db
    .selectFrom("member")
    .select(["id", "language", memberPassword.as("password_hash")])
    .where("removed_at", "is", null)
    // Excludes imported members who have not signed up yet.
    .where("unclaimed", "=", false);
  if (!username.ok) return query.where(sql<boolean>`false`);
  return username.kind === "email"
    ? query.where("email", "=", username.email)
    : query.where("phone", "=", username.phone);
}

/** Selects a member's reset link, expired or not. */
export function findMemberReset(db: Build, tokenHash: Buffer) {
  return db
    .selectFrom("member_token")
    .select(["member_id", "expires_at", "used_at", "sent_to_phone"])
    .where("token_hash", "=", tokenHash);
}

/** Selects a staff reset link, expired or not. */
export function findAccountReset(db: Build, tokenHash: Buffer) {
  return db
    .selectFrom("account_token")
    .select(["account_id", "expires_at", "used_at"])
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", "PASSWORD_RESET");
}

/** Marks as used all links that could set the member's password. */
export function closeMemberTokens(db: Build, memberId: number, now: At) {
  return db
    .updateTable("member_token")
    .set({ used_at: now })
    .where("member_id", "=", memberId)
    .where("used_at", "is", null);
}

export function closeAccountTokens(db: Build, accountId: number, now: At) {
  return db
    .updateTable("account_token")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("used_at", "is", null);
}

/** Removes the till codes, which were chosen under the former password. */
export function removePins(db: Build, accountId: number) {
  return db.deleteFrom("staff_pin").where("account_id", "=", accountId);
}

export function endMemberSessions(db: Build, memberId: number) {
  return db.deleteFrom("member_session").where("member_id", "=", memberId);
}

export function endAccountSessions(db: Build, accountId: number) {
  return db.deleteFrom("staff_session").where("account_id", "=", accountId);
}
