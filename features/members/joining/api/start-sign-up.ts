import type { Transaction } from "kysely";
import type { Contact } from "#features/messages/letters/api/read-contact.ts";
import { sendMessage } from "#features/messages/letters/api/send-message.ts";
import { activationLinkDays } from "#packages/domain/limits.ts";
import { channelRules } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { clubLink } from "#packages/server/messaging/links.ts";
import type { Chain } from "#packages/server/request/call.ts";
import { hashToken, makeShortToken, makeToken } from "#packages/server/security/tokens.ts";
import { type ClubPhrase, clubContent, invitationContent, kindOf, type Waiting } from "./messages.ts";
import { selectMemberByAddress, selectOpenLocation } from "./queries.ts";

export interface SignUp {
  contact: Contact;
  locationId: number | null;
  language: Language;
  /** The staff member who invites; null when the person signs up. */
  invitedBy: number | null;
  /** `now`: the time in the club. `realNow`: the server's time, by which links expire. */
  now: Temporal.Instant;
  realNow: Temporal.Instant;
}

export interface SignUpContext {
  config: Config;
  chain: Chain;
}

/**
 * Creates an unconfirmed sign-up and returns its link. A link by SMS is short, to fit one segment. `byCode`: a screen
 * shows the link as a code.
 */
export async function openSignUp(
  trx: Transaction<DB>,
  { config, chain }: SignUpContext,
  { contact, locationId, language, invitedBy, realNow }: SignUp,
  byCode = false,
) {
  const token = channelRules[contact.to.medium].hasShortLinks && !byCode ? makeShortToken() : makeToken();
  const location = locationId === null ? null : await selectOpenLocation(trx, locationId).executeTakeFirst();
  const { id } = await trx
    .insertInto("signup")
    .values({
      chain_id: chain.id,
      token_hash: hashToken(token),
      email: contact.email,
      phone: contact.phone,
      location_id: location?.id ?? null,
      language,
      invited_by: invitedBy,
      by_code: byCode,
      created_at: realNow,
      expires_at: realNow.add({ hours: activationLinkDays * 24 }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const page = location ? `/${location.subpage}` : "";
  return { id, link: clubLink(config, chain, `${page}/onboarding/confirmation/${token}`) };
}

const nothingWaits: Waiting = { points: 0, stamps: 0 };

/** Sends a sign-up's link to its address, with the pending amounts. Refuses NO_SMS_CREDITS, SMS_MONTH_LIMIT. */
export async function sendLink(
  trx: Transaction<DB>,
  { config, chain }: SignUpContext,
  signUp: SignUp,
  link: string,
  waiting = nothingWaits,
) {
  const { language, now, contact } = signUp;
  const phrase: ClubPhrase = signUp.invitedBy === null ? "memberActivation" : "memberInvitation";
  const content =
    phrase === "memberInvitation"
      ? invitationContent(language, chain.commercialName, link, waiting)
      : clubContent(phrase, language, chain.commercialName, link);
  const isOwn = signUp.invitedBy !== null;
  const message = { kind: kindOf[phrase], to: contact.to, language, content, isOwn, now };
  await sendMessage(trx, config, chain, message);
}

/** Sends a link to join, or a link to sign in if the person is a member already. The caller cannot see which. */
export async function startSignUp(
  trx: Transaction<DB>,
  context: SignUpContext,
  signUp: SignUp,
  waiting = nothingWaits,
): Promise<void> {
  const { to } = signUp.contact;
  const member = await selectMemberByAddress(trx, channelRules[to.medium].address, to.address).executeTakeFirst();
  if (!member || member.unclaimed) {
    const { link } = await openSignUp(trx, context, signUp);
    return sendLink(trx, context, signUp, link, waiting);
  }
  const { config, chain } = context;
  const language = member.language;
  const content = clubContent("alreadyMember", language, chain.commercialName, clubLink(config, chain, "/login"));
  await sendMessage(trx, config, chain, {
    kind: "ALREADY_MEMBER",
    to,
    language,
    content,
    memberId: member.id,
    isOwn: signUp.invitedBy !== null,
    now: signUp.now,
  });
}
