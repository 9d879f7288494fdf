import type { Transaction } from "kysely";
import type { DB } from "#packages/server/db/types.ts";
import type { Chain, KnownDevice } from "#packages/server/request/call.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { forgetAccountDevices, forgetMemberDevices } from "./known-devices.ts";
import { closeAccountTokens, closeMemberTokens, endAccountSessions, endMemberSessions, removePins } from "./queries.ts";

interface Ending {
  /** The server's time. */
  now: Temporal.Instant;
  /** The session and device that stay, if the user changed the password with the current one. */
  except?: { token: string; device: KnownDevice };
}

/** Returns the hash of the session that stays; without one, a hash that matches no session. */
const tokenOf = (except: Ending["except"]) => hashToken(except?.token ?? "");

/** Ends everything that the former password opened: links, sessions, till codes, known devices and second steps. */
export async function endWhatPasswordOpened(trx: Transaction<DB>, accountId: number, { now, except }: Ending) {
  await closeAccountTokens(trx, accountId, now).execute();
  await endAccountSessions(trx, accountId).where("token_hash", "<>", tokenOf(except)).execute();
  await removePins(trx, accountId).execute();
  await forgetAccountDevices(trx, accountId, except?.device).execute();
  await trx.deleteFrom("second_step").where("account_id", "=", accountId).execute();
}

/** Ends everything that a member's former password opened, like `endWhatPasswordOpened` for staff. */
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
