import { ownInvitationOf } from "#features/access/staff/api/invitations/own-invitation.ts";
import { findByToken } from "#features/access/staff/api/invitations/queries.ts";
import type { Call } from "#packages/server/request/call.ts";
import { isExpired, unused } from "#packages/server/request/live-link.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { findActivation, findSignUp, selectImportedName } from "./queries.ts";

/**
 * Refuses a link to an address that now belongs to a member, who signs in instead. The member may have joined by a
 * code, or changed to the address.
 */
export function notJoined<L extends { joined: boolean }>(link: L): L {
  return link.joined ? refuse("ALREADY_JOINED") : link;
}

/**
 * Returns the recipient of a back-office link and its invitation; the invitation is null when an admin activates an
 * account.
 */
async function getOfficeSignUp({ db }: Services, hash: Buffer, now: Temporal.Instant) {
  const invited = await findByToken(db.platform, hash).executeTakeFirst();
  const link = invited ?? unused(await findActivation(db.platform, hash).executeTakeFirst());
  return {
    kind: "STAFF" as const,
    email: link.email,
    phone: link.phone,
    firstName: link.first_name,
    lastName: link.last_name,
    language: link.language,
    expired: isExpired(link, now),
    hasAccount: Boolean(invited?.has_account),
    invitation: invited ? ownInvitationOf(invited) : null,
  };
}

/** Returns the recipient of a link. Opening it changes nothing, because mail scanners open links. */
export async function getSignUp(services: Services, { hostChain, params, realNow: now }: Call<"getSignUp">) {
  const { db } = services;
  const hash = hashToken(params.confirmationId);
  if (!hostChain) return getOfficeSignUp(services, hash, now);
  const [[signUpRow], [imported]] = await db.read(hostChain.id, (q) => [
    findSignUp(q, hash),
    selectImportedName(q, hash),
  ]);
  const signUp = notJoined(unused(signUpRow));
  const expired = isExpired(signUp, now);
  const name = expired ? undefined : imported;
  return {
    kind: "CONSUMER" as const,
    email: signUp.email,
    phone: signUp.phone,
    firstName: name?.first_name ?? "",
    lastName: name?.last_name ?? "",
    language: signUp.language,
    expired,
    hasAccount: false,
    invitation: null,
  };
}
