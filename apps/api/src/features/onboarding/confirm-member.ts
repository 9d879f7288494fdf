import { todayIn } from "@stammis/domain/calendar";
import type { Language } from "@stammis/domain/clubs/languages";
import { normaliseName } from "@stammis/domain/people/names";
import type { Channel } from "@stammis/domain/people/profile";
import type { Transaction } from "kysely";
import type { Call, Chain } from "../../call.ts";
import { isTaken } from "../../db/errors.ts";
import type { DB } from "../../db/types.ts";
import { refuse, refuseFields } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { hashToken, newMembershipNumber } from "../../tokens.ts";
import { rememberMemberDevice } from "../auth/known-devices.ts";
import { checkNewPassword } from "../auth/new-password.ts";
import { openMemberSession } from "../auth/sessions.ts";
import { giveWelcomeOffer } from "../campaigns/give-welcome-offer.ts";
import { insertConsent, signUpWords } from "../consents/queries.ts";
import { claimWaiting } from "../visits/claim-waiting.ts";
import { live, notJoined } from "./get-sign-up.ts";
import {
  closeSignUps,
  findSignUp,
  lockSignUps,
  type SignUpRow,
  selectMemberByAddress,
  selectOnlyLocation,
  selectOpenLocation,
  selectTermsInForce,
} from "./queries.ts";

type Confirmation = Call<"confirmSignUp">;

/** The address the link was sent to is proved by it; a phone beside an e-mail is kept only when nobody else has it. */
async function contactOf(
  trx: Transaction<DB>,
  signUp: SignUpRow,
): Promise<{ email: string | null; phone: string | null }> {
  const { email, phone } = signUp;
  if (!email || !phone) return { email, phone };
  const other = await selectMemberByAddress(trx, "phone", phone).executeTakeFirst();
  return { email, phone: other ? null : phone };
}

async function insertMember(
  trx: Transaction<DB>,
  chain: Chain,
  signUp: SignUpRow,
  { body, now, language }: Confirmation,
  passwordHash: string,
) {
  const contact = await contactOf(trx, signUp);
  const locationId = body.pointOfSaleId ?? signUp.location_id;
  const chosen = locationId === null ? undefined : await selectOpenLocation(trx, locationId).executeTakeFirst();
  // Where there is one shop only, it is everybody's, and nobody is asked.
  const home = chosen ?? (await selectOnlyLocation(trx).executeTakeFirst());
  const agreed = {
    email: Boolean(contact.email && body.emailNotification),
    phone: Boolean(contact.phone && body.phoneNotification),
  };
  const { id } = await trx
    .insertInto("member")
    .values({
      chain_id: chain.id,
      membership_number: newMembershipNumber(),
      ...contact,
      password_hash: passwordHash,
      first_name: normaliseName(body.firstName ?? ""),
      last_name: normaliseName(body.lastName ?? ""),
      language: body.language ?? (signUp.language as Language),
      email_notification: agreed.email,
      phone_notification: agreed.phone,
      home_location_id: home?.id ?? null,
      registered_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const evidence = { memberId: id, addressLeft: true, now, accountId: null, source: "SIGN_UP" } as const;
  const words = (channel: Channel) => signUpWords(channel, language);
  const answered = (address: string | null, answer: boolean | undefined) => address !== null && answer !== undefined;
  if (answered(contact.email, body.emailNotification)) {
    await insertConsent(trx, chain, {
      ...evidence,
      channel: "EMAIL",
      given: agreed.email,
      words: words("EMAIL"),
    }).execute();
  }
  if (answered(contact.phone, body.phoneNotification)) {
    await insertConsent(trx, chain, {
      ...evidence,
      channel: "SMS",
      given: agreed.phone,
      words: words("SMS"),
    }).execute();
  }
  return id;
}

async function acceptTerms(trx: Transaction<DB>, chain: Chain, memberId: number, now: Temporal.Instant): Promise<void> {
  const versions = await selectTermsInForce(trx).execute();
  if (versions.length < 2) refuse("MEMBERSHIP_TERMS_MISSING");
  const rows = versions.map(({ id }) => ({
    chain_id: chain.id,
    member_id: memberId,
    terms_version_id: id,
    accepted_at: now,
  }));
  await trx.insertInto("member_acceptance").values(rows).execute();
}

/** A link proves the address it went to: the e-mail, or the phone where there is none. One read off a screen proves none. */
function provedBy({ email, phone, by_code }: SignUpRow): { email?: string; phone?: string } {
  if (by_code) return {};
  return email ? { email } : phone ? { phone } : {};
}

/** One try; the address's links are locked, so that of two at once one makes the member and the other finds it used. */
async function join({ db }: Services, chain: Chain, call: Confirmation, passwordHash: string, found: SignUpRow) {
  const { params, now, realNow, userAgent, device } = call;
  return db.inChain(chain.id, async (trx, { batch }) => {
    await lockSignUps(trx, found).execute();
    const signUp = notJoined(live(await findSignUp(trx, hashToken(params.id)).executeTakeFirst(), realNow));
    const memberId = await insertMember(trx, chain, signUp, call, passwordHash);
    await acceptTerms(trx, chain, memberId, now);
    await giveWelcomeOffer(trx, chain, memberId, todayIn(chain.timeZone, now));
    await closeSignUps(trx, signUp, memberId, realNow).execute();
    await claimWaiting(trx, batch, { chain, now, memberId, proved: provedBy(signUp), signUpId: signUp.id });
    const session = await openMemberSession(trx, chain.id, memberId, { now: realNow, userAgent });
    return { session, deviceToken: await rememberMemberDevice(trx, chain.id, memberId, { device, now: realNow }) };
  });
}

const triesAtMost = 5;

/** Whether another try can go better: a number drawn twice in 10¹¹, or a phone somebody took a moment ago. */
function isPassing(error: unknown, signUp: SignUpRow): boolean {
  const takenPhone = signUp.email !== null && isTaken(error, "member_chain_id_phone_key");
  return takenPhone || isTaken(error, "member_chain_id_membership_number_key");
}

/** Makes the member behind a link and signs them in; opening the link had not used it up. Spec §2 "Onboarding". */
export async function confirmMember(services: Services, chain: Chain, call: Confirmation) {
  const { body, params, realNow } = call;
  refuseFields({
    termsOfMembership: body.termsOfMembership ? null : "TERMS_OF_MEMBERSHIP_REQUIRED",
    privacyPolicy: body.privacyPolicy ? null : "PRIVACY_POLICY_REQUIRED",
  });
  checkNewPassword(body);
  const [[found]] = await services.db.read(chain.id, (q) => [findSignUp(q, hashToken(params.id))]);
  const signUp = notJoined(live(found, realNow));
  const passwordHash = await services.passwords.hash(body.password);
  for (let tries = 1; ; tries++) {
    try {
      const { session, deviceToken } = await join(services, chain, call, passwordHash, signUp);
      call.device.keep(deviceToken);
      return session;
    } catch (error) {
      if (isPassing(error, signUp) && tries < triesAtMost) continue;
      // At this moment, by a link that is not of this address alone.
      if (isTaken(error, "member_chain_id_email_key") || isTaken(error, "member_chain_id_phone_key"))
        refuse("ALREADY_JOINED");
      throw error;
    }
  }
}
