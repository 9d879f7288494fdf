import type { Transaction } from "kysely";
import { ownPasswordProblem } from "#features/access/sessions/api/check-own-password.ts";
import { closeAccountTokens, closeMemberTokens, memberPassword } from "#features/access/sessions/api/queries.ts";
import { insertConsent, selectRefusalSince } from "#features/members/consents/api/queries.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { isExpired, live } from "#packages/server/request/live-link.ts";
import { auditOwnChange } from "#packages/server/request/own-changes.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken } from "#packages/server/security/tokens.ts";
import { marketingOnceProved } from "../domain/contact-change.ts";
import { leaveAccountAddress } from "./ask-account-contact.ts";
import { leaveAddress } from "./ask-member-contact.ts";
import {
  deleteContactChange,
  findAccountContactChange,
  findContactChange,
  lockAccountHolder,
  lockMemberHolder,
} from "./queries.ts";

type Proving = Call<"proveContact">;

type Change = NonNullable<Awaited<ReturnType<ReturnType<typeof findContactChange>["executeTakeFirst"]>>>;
type Member = NonNullable<Awaited<ReturnType<ReturnType<typeof lockMemberHolder>["executeTakeFirst"]>>>;

/**
 * Applies the consent that was pending with the address, with evidence from when it was given; a later refusal takes
 * precedence.
 */
async function consentOnceProved(trx: Transaction<DB>, chain: Chain, member: Member, change: Change) {
  const { channel, consent_source: source } = change;
  const { consent_text: text, consent_language: language, consent_after: after, asked_at: now } = change;
  const refused = text && (await selectRefusalSince(trx, member.id, channel, after).executeTakeFirst());
  if (text && language && !refused) {
    const words = { text, language };
    const evidence = {
      memberId: member.id,
      channel,
      given: true,
      addressLeft: true,
      now,
      accountId: null,
      source,
      words,
    };
    await insertConsent(trx, chain, evidence).execute();
  }
  const storedConsent = member[channelRules[channel].consentColumn];
  return marketingOnceProved({ given: storedConsent, uponProof: text !== null, refusedSince: Boolean(refused) });
}

/** Checks the member's password for an address typed by staff: the staff member may own the mailbox. */
async function checkPassword(services: Services, chain: Chain, memberId: number, { body }: Proving) {
  const [[member]] = await services.db.read(chain.id, (q) => [
    q.selectFrom("member").select(memberPassword.as("password_hash")).where("id", "=", memberId),
  ]);
  // The link has its own limit: guesses here do not block the member's password change.
  const who = `${chain.id} proof ${memberId}`;
  refuseFields({ password: await ownPasswordProblem(services, who, member?.password_hash, body.password ?? "") });
}

async function proveMember(services: Services, chain: Chain, call: Proving): Promise<void> {
  const { db, config } = services;
  const { now, realNow } = call;
  const hash = hashToken(call.params.token);
  const [[changeRow]] = await db.read(chain.id, (q) => [findContactChange(q, hash)]);
  const { member_id: memberId, account_id: typedBy } = live(changeRow, realNow);
  if (typedBy !== null) await checkPassword(services, chain, memberId, call);
  await db.inChain(chain.id, async (trx, trips) => {
    const member = (await lockMemberHolder(trx, memberId).executeTakeFirst()) ?? refuse("LINK_NOT_VALID");
    // Checked again under the row lock: the link may have been used or withdrawn meanwhile.
    const change = live(await findContactChange(trx, hash).executeTakeFirst(), realNow);
    const { channel } = change;
    const field = channelRules[channel].address;
    const consent = await consentOnceProved(trx, chain, member, change);
    // A membership merged into this one gives up its address now.
    await trx
      .updateTable("member")
      .set({ [field]: null })
      .where("merged_into", "=", memberId)
      .where(field, "=", change.address)
      .execute();
    await trx
      .updateTable("member")
      .set({
        [field]: change.address,
        [channelRules[channel].consentColumn]: consent,
        ...(channel === "EMAIL" && { email_bounced_at: null, email_proved_at: now }),
      })
      .where("id", "=", memberId)
      .execute();
    await auditOwnChange(trx, chain, memberId, [field]);
    // The member confirmed the current address again, so no address is replaced.
    if (change.address === member[field]) await deleteContactChange(trx, memberId, channel).execute();
    else await leaveAddress(trx, { config, chain }, member, channel, { now, realNow });
    // Closes open password links, which may have been sent to the replaced address.
    await closeMemberTokens(trx, memberId, realNow).execute();
    await services.claimPending(trx, trips, { chain, now, memberId, proved: { [field]: change.address } });
  });
}

async function proveAccount({ db, config }: Services, { params, realNow: now }: Proving): Promise<void> {
  const hash = hashToken(params.token);
  await db.inPlatform(async (trx) => {
    const { account_id: accountId } = live(await findAccountContactChange(trx, hash).executeTakeFirst(), now);
    const account = await lockAccountHolder(trx, accountId).executeTakeFirstOrThrow();
    const change = live(await findAccountContactChange(trx, hash).executeTakeFirst(), now);
    const { channel } = change;
    await trx
      .updateTable("account")
      .set({ [channelRules[channel].address]: change.address })
      .where("id", "=", accountId)
      .execute();
    await leaveAccountAddress(trx, config, account, { channel, now });
    await closeAccountTokens(trx, accountId, now).execute();
  });
}

/**
 * Confirms an address by its link: it becomes current and the former one is notified. Opening the link alone has no
 * effect. Refuses if another member confirmed the same address first.
 */
export async function proveContact(services: Services, call: Proving): Promise<void> {
  try {
    await (call.hostChain ? proveMember(services, call.hostChain, call) : proveAccount(services, call));
  } catch (error) {
    if (isTaken(error, "member_chain_id_email_key") || isTaken(error, "account_email_key")) refuse("EMAIL_TAKEN");
    if (isTaken(error, "member_chain_id_phone_key")) refuse("PHONE_TAKEN");
    throw error;
  }
}

/** Returns the channel and the address that a link would confirm. */
export async function getContactProof({ db }: Services, { hostChain, params, realNow }: Call<"getContactProof">) {
  const hash = hashToken(params.token);
  const changeRow = hostChain
    ? (await db.read(hostChain.id, (q) => [findContactChange(q, hash)]))[0][0]
    : await findAccountContactChange(db.platform, hash).executeTakeFirst();
  const change = changeRow ?? refuse("LINK_NOT_VALID");
  return {
    channel: change.channel,
    address: change.address,
    expired: isExpired(change, realNow),
    asksPassword: hostChain !== null && change.account_id !== null,
  };
}
