import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain, KnownDevice } from "#packages/server/request/call.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { forgetAccountDevices, forgetMemberDevices } from "./known-devices.ts";
import { closeAccountTokens, closeMemberTokens, endAccountSessions, endMemberSessions, removePins } from "./queries.ts";

interface Ending {
  /** The server's moment. */
  now: Temporal.Instant;
  /** Where the new password was chosen by whoever knew the old one: that session and device stay. */
  except?: { token: string; device: KnownDevice };
}

/** Of the session that stays; no session's where none does. */
const tokenOf = (except: Ending["except"]) => hashToken(except?.token ?? "");

/** A new password ends what the former one opened: links, sessions, codes at tills, known devices and steps begun by it. */
export async function endWhatPasswordOpened(trx: Transaction<DB>, accountId: number, { now, except }: Ending) {
  await closeAccountTokens(trx, accountId, now).execute();
  await endAccountSessions(trx, accountId).where("token_hash", "<>", tokenOf(except)).execute();
  await removePins(trx, accountId).execute();
  await forgetAccountDevices(trx, accountId, except?.device).execute();
  await trx.deleteFrom("second_step").where("account_id", "=", accountId).execute();
}

/** The same for a member. */
export async function endWhatMemberPasswordOpened(
  trx: Transaction<DB>,
  chain: Pick<Chain, "id">,
  memberId: number,
  { now, except }: Ending,
) {
  await closeMemberTokens(trx, memberId, now).execute();
  await endMemberSessions(trx, memberId).where("token_hash", "<>", tokenOf(except)).execute();
  await forgetMemberDevices(trx, chain.id, memberId, except?.device).execute();
}
