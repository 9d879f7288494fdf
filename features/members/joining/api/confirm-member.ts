import type { Transaction } from "kysely";
import { keepUnproved } from "#features/access/contacts/api/keep-unproved.ts";
import { checkNewPassword } from "#features/access/passwords/api/new-password.ts";
import { rememberMemberDevice } from "#features/access/sessions/api/known-devices.ts";
import { openMemberSession } from "#features/access/sessions/api/sessions.ts";
import { type Joined, tellJoiner } from "#features/clubs/terms/api/tell-joiner.ts";
import { giveWelcomeOffer } from "#features/loyalty/campaigns/api/give-welcome-offer.ts";
import { insertConsent, signUpWords } from "#features/members/consents/api/queries.ts";
import { clubDay } from "#packages/domain/club/club-day.ts";
import { normaliseName } from "#packages/domain/people/names.ts";
import { isTaken } from "#packages/server/db/errors.ts";
import type { DB } from "#packages/server/db/types.ts";
import type { Call, Chain } from "#packages/server/request/call.ts";
import { live } from "#packages/server/request/live-link.ts";
import { refuse, refuseFields } from "#packages/server/request/refusal.ts";
import type { Services } from "#packages/server/request/services.ts";
import { hashToken, newMembershipNumber } from "#packages/server/security/tokens.ts";
import { notJoined } from "./get-sign-up.ts";
import {
  closeSignUps,
  findSignUp,
  lockSignUps,
  lockUnclaimed,
  type SignUpRow,
  selectOnlyLocation,
  selectOpenLocation,
  selectTermsInForce,
} from "./queries.ts";

type Confirmation = Call<"confirmSignUp">;

/**
 * Returns the address that the link was sent to, which counts as proved. A phone typed together with an e-mail stays
 * pending.
 */
const contactOf = ({ email, phone }: SignUpRow) => ({ email, phone: email === null ? phone : null });

/**
 * Adds the person's answers about marketing as evidence. Consent for a pending phone is stored until the person proves
 * the phone.
 */
async function keepAnswers(
  trx: Transaction<DB>,
  chain: Chain,
  memberId: number,
  signUp: SignUpRow,
  { body, now, realNow, language }: Confirmation,
) {
  const { email, phone, invited_by: accountId } = signUp;
  const waits = email !== null && phone !== null;
  const answers = [
    { channel: "EMAIL", address: email, given: body.emailNotification },
    { channel: "SMS", address: phone, given: body.phoneNotification },
  ] as const;
  for (const { channel, address, given: hasConsent } of answers) {
    if (address === null || hasConsent === undefined || (hasConsent && waits && channel === "SMS")) continue;
    const words = signUpWords(channel, language);
    const evidence = { addressLeft: true, now, accountId: null, source: "SIGN_UP", words } as const;
    await insertConsent(trx, chain, { memberId, channel, given: hasConsent, ...evidence }).execute();
  }
  if (!waits) return;
  const consent = body.phoneNotification ? signUpWords("SMS", language) : null;
  const typed = { channel: "SMS", address: phone, accountId, consent } as const;
  await keepUnproved(trx, { chainId: chain.id, memberId, ...typed, now, realNow }).execute();
}

/**
 * Gives an imported membership to the person who proves its address. Typed values replace imported ones, and an address
 * that the link did not prove stays pending.
 */
async function claimMember(trx: Transaction<DB>, chain: Chain, signUp: SignUpRow, call: Confirmation, hash: string) {
  const unclaimedMember = signUp.by_code ? undefined : await lockUnclaimed(trx, signUp).executeTakeFirst();
  if (!unclaimedMember) return null;
  const { body, now, realNow } = call;
  const contact = contactOf(signUp);
  const chosen = body.pointOfSaleId && (await selectOpenLocation(trx, body.pointOfSaleId).executeTakeFirst());
  const [byEmail, bySms] = [body.emailNotification, body.phoneNotification];
  await trx
    .updateTable("member")
    .set({
      ...contact,
      password_hash: hash,
      first_name: normaliseName(body.firstName ?? "") || unclaimedMember.first_name,
      last_name: normaliseName(body.lastName ?? "") || unclaimedMember.last_name,
      language: body.language ?? signUp.language,
      email_notification: contact.email !== null && (byEmail ?? unclaimedMember.email_notification),
      phone_notification: contact.phone !== null && (bySms ?? unclaimedMember.phone_notification),
      home_location_id: chosen ? chosen.id : (unclaimedMember.home_location_id ?? signUp.location_id),
      unclaimed: false,
    })
    .where("id", "=", unclaimedMember.id)
    .execute();
  const phone = signUp.phone ?? unclaimedMember.phone;
  if (unclaimedMember.email && signUp.email === null) {
    const typed = { channel: "EMAIL", address: unclaimedMember.email, accountId: null, consent: null } as const;
    await keepUnproved(trx, { chainId: chain.id, memberId: unclaimedMember.id, ...typed, now, realNow }).execute();
  }
  await keepAnswers(
    trx,
    chain,
    unclaimedMember.id,
    { ...signUp, phone: signUp.email === null ? signUp.phone : phone },
    call,
  );
  return unclaimedMember.id;
}

async function insertMember(
  trx: Transaction<DB>,
  chain: Chain,
  signUp: SignUpRow,
  call: Confirmation,
  passwordHash: string,
) {
  const { body, now } = call;
  const contact = contactOf(signUp);
  const locationId = body.pointOfSaleId ?? signUp.location_id;
  const chosen = locationId === null ? undefined : await selectOpenLocation(trx, locationId).executeTakeFirst();
  // A club's only point of sale becomes every member's home location, without a choice.
  const home = chosen ?? (await selectOnlyLocation(trx).executeTakeFirst());
  const { id } = await trx
    .insertInto("member")
    .values({
      chain_id: chain.id,
      membership_number: newMembershipNumber(),
      ...contact,
      password_hash: passwordHash,
      first_name: normaliseName(body.firstName ?? ""),
      last_name: normaliseName(body.lastName ?? ""),
      language: body.language ?? signUp.language,
      email_notification: Boolean(contact.email && body.emailNotification),
      phone_notification: Boolean(contact.phone && body.phoneNotification),
      home_location_id: home?.id ?? null,
      registered_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await keepAnswers(trx, chain, id, signUp, call);
  return id;
}

async function acceptTerms(trx: Transaction<DB>, { chain, memberId, today, now }: Joined): Promise<void> {
  const versions = await selectTermsInForce(trx, today).execute();
  if (versions.length < 2) refuse("MEMBERSHIP_TERMS_MISSING");
  const rows = versions.map(({ id }) => ({
    chain_id: chain.id,
    member_id: memberId,
    terms_version_id: id,
    accepted_at: now,
  }));
  await trx.insertInto("member_acceptance").values(rows).execute();
}

/**
 * Returns the address that a link proves: the e-mail if there is one, else the phone. A code read off a screen proves
 * no address.
 */
function provedBy({ email, phone, by_code }: SignUpRow): { email?: string; phone?: string } {
  if (by_code) return {};
  return email ? { email } : phone ? { phone } : {};
}

/**
 * Tries once to create the member. Locks the address's links, so that a second concurrent request finds its link used.
 */
async function join(
  { db, config, claimPending }: Services,
  chain: Chain,
  call: Confirmation,
  passwordHash: string,
  signUpRow: SignUpRow,
) {
  const { params, now, realNow, userAgent, device } = call;
  const { today } = clubDay(chain, now);
  return db.inChain(chain.id, async (trx, trips) => {
    await lockSignUps(trx, signUpRow).execute();
    const signUp = notJoined(live(await findSignUp(trx, hashToken(params.id)).executeTakeFirst(), realNow));
    const memberId =
      (await claimMember(trx, chain, signUp, call, passwordHash)) ??
      (await insertMember(trx, chain, signUp, call, passwordHash));
    const joined = { chain, memberId, today, now };
    await acceptTerms(trx, joined);
    await tellJoiner(trx, config, joined);
    await giveWelcomeOffer(trx, chain, memberId, today);
    await closeSignUps(trx, signUp, memberId, realNow).execute();
    await claimPending(trx, trips, { chain, now, memberId, proved: provedBy(signUp), signUpId: signUp.id });
    const session = await openMemberSession(trx, chain.id, memberId, { now: realNow, userAgent });
    return { session, deviceToken: await rememberMemberDevice(trx, chain.id, memberId, { device, now: realNow }) };
  });
}

const triesAtMost = 5;

/** The random membership number was already taken (probability one in 10¹¹): another try gets a new number. */
const isPassing = (error: unknown) => isTaken(error, "member_chain_id_membership_number_key");

/** Creates the member behind a link and signs the member in. Only this call uses up the link. Spec §2 "Onboarding". */
export async function confirmMember(services: Services, chain: Chain, call: Confirmation) {
  const { body, params, realNow } = call;
  refuseFields({
    termsOfMembership: body.termsOfMembership ? null : "TERMS_OF_MEMBERSHIP_REQUIRED",
    privacyPolicy: body.privacyPolicy ? null : "PRIVACY_POLICY_REQUIRED",
  });
  checkNewPassword(body);
  const [[signUpRow]] = await services.db.read(chain.id, (q) => [findSignUp(q, hashToken(params.id))]);
  const signUp = notJoined(live(signUpRow, realNow));
  const passwordHash = await services.passwords.hash(body.password);
  for (let tries = 1; ; tries++) {
    try {
      const { session, deviceToken } = await join(services, chain, call, passwordHash, signUp);
      call.device.keep(deviceToken);
      return session;
    } catch (error) {
      if (isPassing(error) && tries < triesAtMost) continue;
      // A concurrent request with another link created a member with one of these addresses.
      if (isTaken(error, "member_chain_id_email_key") || isTaken(error, "member_chain_id_phone_key"))
        refuse("ALREADY_JOINED");
      throw error;
    }
  }
}
