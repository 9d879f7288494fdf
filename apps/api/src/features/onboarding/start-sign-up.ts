import type { Language } from "@stammis/domain/languages";
import { activationLinkDays } from "@stammis/domain/limits";
import type { Transaction } from "kysely";
import type { Chain } from "../../call.ts";
import type { Config } from "../../config.ts";
import type { DB } from "../../db/types.ts";
import { clubLink } from "../../messaging/links.ts";
import { hashToken, makeShortToken, makeToken } from "../../tokens.ts";
import { sendMessage } from "../messages/send-message.ts";
import { type ClubPhrase, clubContent, kindOf } from "./messages.ts";
import { selectMemberByAddress, selectOpenLocation } from "./queries.ts";
import type { Contact } from "./read-contact.ts";

export interface SignUp {
  contact: Contact;
  locationId: number | null;
  language: Language;
  /** The member of staff who invites; null when somebody signs up themselves. */
  invitedBy: number | null;
  now: Temporal.Instant;
}

interface Door {
  config: Config;
  chain: Chain;
}

async function sendLink(
  trx: Transaction<DB>,
  { config, chain }: Door,
  { contact, locationId, language, invitedBy, now }: SignUp,
) {
  const location = locationId === null ? null : await selectOpenLocation(trx, locationId).executeTakeFirst();
  const token = contact.to.medium === "SMS" ? makeShortToken() : makeToken();
  await trx
    .insertInto("signup")
    .values({
      chain_id: chain.id,
      token_hash: hashToken(token),
      email: contact.email,
      phone: contact.phone,
      location_id: location?.id ?? null,
      language,
      invited_by: invitedBy,
      created_at: now,
      expires_at: now.add({ hours: activationLinkDays * 24 }),
    })
    .execute();
  const phrase: ClubPhrase = invitedBy === null ? "memberActivation" : "memberInvitation";
  const link = clubLink(config, chain, `${location ? `/${location.subpage}` : ""}/onboarding/confirmation/${token}`);
  const content = clubContent(phrase, language, chain.commercialName, link);
  await sendMessage(trx, config, chain, { kind: kindOf[phrase], to: contact.to, language, content, now });
}

/** Sends a link to join with; someone already a member is told so, with a link to sign in. The same for both to see. */
export async function startSignUp(trx: Transaction<DB>, door: Door, signUp: SignUp): Promise<void> {
  const { to } = signUp.contact;
  const member = await selectMemberByAddress(
    trx,
    to.medium === "EMAIL" ? "email" : "phone",
    to.address,
  ).executeTakeFirst();
  if (!member) return sendLink(trx, door, signUp);
  const { config, chain } = door;
  const language = member.language as Language;
  const content = clubContent("alreadyMember", language, chain.commercialName, clubLink(config, chain, "/login"));
  await sendMessage(trx, config, chain, {
    kind: "ALREADY_MEMBER",
    to,
    language,
    content,
    memberId: member.id,
    now: signUp.now,
  });
}
