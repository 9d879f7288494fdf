import type { Call } from "#packages/server/request/call.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { deviceOf } from "./device.ts";
import { endOwnImpersonation } from "./end-impersonation.ts";
import { chainOf } from "./named-chain.ts";
import { endAccountSessions, endMemberSessions } from "./queries.ts";
import {
  deleteAccountSession,
  deleteAccountSessionOf,
  deleteMemberSession,
  deleteMemberSessionOf,
  selectAccountSessions,
  selectMemberSessions,
} from "./session-queries.ts";

/** Lists the caller's sessions, the latest used first. */
export async function listSessions({ db }: Services, call: Call<"listSessions">) {
  const { actor, realNow: now } = call;
  const rows =
    actor.kind === "member"
      ? (await db.read(chainOf(call).id, (q) => [selectMemberSessions(q, actor, now)]))[0]
      : await selectAccountSessions(db.platform, actor, now).execute();
  return rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.user_agent),
    createdAt: row.created_at.toString(),
    lastUsedAt: row.last_used_at.toString(),
    current: Boolean(row.current),
    role: row.role,
  }));
}

/** Returns the cache key of the caller's sessions. */
const keyOf = ({ actor, hostChain }: Call<"endSession" | "endOtherSessions" | "logOut">) =>
  actor.kind === "member"
    ? (`member:${chainOf({ hostChain }).id}/${actor.memberId}` as const)
    : (`account:${actor.accountId}` as const);

export async function endSession({ db, changes }: Services, call: Call<"endSession">): Promise<void> {
  const { actor, params } = call;
  const ended =
    actor.kind === "member"
      ? await db.inChain(chainOf(call).id, (trx) =>
          deleteMemberSession(trx, actor.memberId, params.id).executeTakeFirst(),
        )
      : await deleteAccountSession(db.platform, actor.accountId, params.id).executeTakeFirst();
  if (!ended) refuse("NOT_FOUND");
  changes.tell(keyOf(call));
}

/** Ends all other sessions, such as those of a stranger or on forgotten devices. */
export async function endOtherSessions({ db, changes }: Services, call: Call<"endOtherSessions">): Promise<void> {
  const { actor } = call;
  const thisOne = hashToken(actor.token);
  if (actor.kind === "member") {
    await db.inChain(chainOf(call).id, (trx) =>
      endMemberSessions(trx, actor.memberId).where("token_hash", "<>", thisOne).execute(),
    );
  } else {
    await endAccountSessions(db.platform, actor.accountId).where("token_hash", "<>", thisOne).execute();
  }
  changes.tell(keyOf(call));
}

/** Ends the caller's session; during an impersonation, ends that as well and audits it. */
export async function logOut(services: Services, call: Call<"logOut">): Promise<void> {
  const { db, changes } = services;
  const { actor } = call;
  if (actor.kind !== "member" && actor.impersonation) return endOwnImpersonation(services, actor, call.realNow);
  if (actor.kind === "member") {
    await db.inChain(chainOf(call).id, (trx) => deleteMemberSessionOf(trx, actor.token).execute());
  } else {
    await deleteAccountSessionOf(db.platform, actor.token).execute();
  }
  changes.tell(keyOf(call));
}
