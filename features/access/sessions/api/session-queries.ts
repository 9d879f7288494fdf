import { sql } from "kysely";
import type { Role } from "#packages/domain/access/roles.ts";
import type { Build } from "#packages/server/db/build.ts";
import type { AccountActor, MemberActor } from "#packages/server/request/call.ts";
import { hashToken } from "#packages/server/security/tokens.ts";

type At = Temporal.Instant;

/** The public id of a session: a short hash of the stored hash, which reveals neither token nor hash. */
const publicId = sql<string>`encode(substring(sha256(token_hash) from 1 for 9), 'hex')`;

/** The latest used first; for equal times, the latest opened first. */
const inOrder = sql`last_used_at desc, created_at desc, token_hash`;

/** Selects a member's sessions in their order. */
export function selectSessionsOf(db: Build, memberId: number, now: At) {
  return db
    .selectFrom("member_session")
    .select([publicId.as("id"), "user_agent", "created_at", "last_used_at"])
    .where("member_id", "=", memberId)
    .where("expires_at", ">", now)
    .orderBy(inOrder);
}

export function selectMemberSessions(db: Build, { memberId, token }: MemberActor, now: At) {
  return selectSessionsOf(db, memberId, now)
    .select(sql<Role>`'ROLE_CONSUMER'`.as("role"))
    .select((eb) => eb("token_hash", "=", hashToken(token)).as("current"));
}

export function selectAccountSessions(db: Build, { accountId, token }: AccountActor, now: At) {
  return db
    .selectFrom("staff_session")
    .select([publicId.as("id"), "user_agent", "created_at", "last_used_at", "role"])
    .select((eb) => eb("token_hash", "=", hashToken(token)).as("current"))
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .orderBy(inOrder);
}

/** Deletes one of a member's sessions and returns it, if it existed. */
export function deleteMemberSession(db: Build, memberId: number, id: string) {
  return db
    .deleteFrom("member_session")
    .where("member_id", "=", memberId)
    .where(publicId, "=", id)
    .returning("member_id");
}

export function deleteAccountSession(db: Build, accountId: number, id: string) {
  return db
    .deleteFrom("staff_session")
    .where("account_id", "=", accountId)
    .where(publicId, "=", id)
    .returning("account_id");
}

export function deleteMemberSessionOf(db: Build, token: string) {
  return db.deleteFrom("member_session").where("token_hash", "=", hashToken(token));
}

export function deleteAccountSessionOf(db: Build, token: string) {
  return db.deleteFrom("staff_session").where("token_hash", "=", hashToken(token));
}
