import type { Transaction } from "kysely";
import type { Content, PlatformMessageKind } from "#features/messages/letters/api/content.ts";
import { sendPlatformMail } from "#features/messages/letters/api/send-platform-mail.ts";
import { sendPlatformSms } from "#features/messages/letters/api/send-platform-sms.ts";
import { contactLinkHours } from "#packages/domain/limits.ts";
import { type Channel, channelRules } from "#packages/domain/people/channels.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import { refuse } from "#packages/server/request/refusal.ts";
import { hashToken, makeShortToken, makeToken } from "#packages/server/security/tokens.ts";
import { askedLetter, changedContent, proofContent, takenContent } from "./messages.ts";
import { deleteAccountContactChange, type Holder, selectAccountContactChanges } from "./queries.ts";

const name = "Stammis";

interface Note {
  kind: PlatformMessageKind;
  channel: Channel;
  address: string;
  language: Language;
  content: Content;
  now: Temporal.Instant;
}

async function send(trx: Transaction<DB>, config: Config, note: Note): Promise<void> {
  const { kind, channel, address: to, language, content, now } = note;
  const senders = {
    EMAIL: () => sendPlatformMail(trx, config, { kind, to, language, letter: content.letter, now }),
    SMS: () => sendPlatformSms(trx, { kind, to, language, text: content.sms, now }),
  };
  await senders[channel]();
}

/** An e-mail belongs to one account only; a phone is no sign-in name, and colleagues may share it. */
async function ownerOf(trx: Transaction<DB>, channel: Channel, address: string) {
  if (channel === "SMS") return undefined;
  return trx.selectFrom("account").select("language").where("email", "=", address).executeTakeFirst();
}

async function sendProof(
  trx: Transaction<DB>,
  config: Config,
  holder: Holder,
  { channel, address, now }: Pick<Note, "channel" | "address" | "now">,
): Promise<void> {
  const token = channelRules[channel].hasShortLinks ? makeShortToken() : makeToken();
  const row = {
    address,
    token_hash: hashToken(token),
    asked_at: now,
    expires_at: now.add({ hours: contactLinkHours }),
  };
  await trx
    .insertInto("account_contact_change")
    .values({ account_id: holder.id, channel, ...row })
    .onConflict((conflict) => conflict.columns(["account_id", "channel"]).doUpdateSet(row))
    .execute();
  const owner = await ownerOf(trx, channel, address);
  const language = (owner ?? holder).language;
  const content = owner
    ? takenContent({ language, name, link: officeLink(config, "/login") })
    : proofContent({ language, name, link: officeLink(config, `/user/contact/${token}`) });
  const kind = owner ? "CONTACT_TAKEN" : "CONTACT_PROOF";
  await send(trx, config, { kind, channel, address, language, content, now });
}

/** Stores staff's new address until it is confirmed, and notifies the e-mail they sign in with. */
export async function askAccountContact(
  trx: Transaction<DB>,
  config: Config,
  holder: Holder & { email: string },
  request: Pick<Note, "channel" | "address" | "now">,
): Promise<void> {
  await sendProof(trx, config, holder, request);
  const language = holder.language;
  const letter = askedLetter({ language, name, link: officeLink(config, "/user/profile") }, request.channel);
  await sendPlatformMail(trx, config, { kind: "CONTACT_ASKED", to: holder.email, language, letter, now: request.now });
}

/** Sends a new link for a pending address. Refuses with NOT_FOUND without one. */
export async function sendAccountProofAgain(
  trx: Transaction<DB>,
  config: Config,
  holder: Holder,
  channel: Channel,
  now: Temporal.Instant,
): Promise<void> {
  const waiting = await selectAccountContactChanges(trx, holder.id).where("channel", "=", channel).executeTakeFirst();
  const { address } = waiting ?? refuse("NOT_FOUND");
  await sendProof(trx, config, holder, { channel, address, now });
}

/**
 * Notifies the replaced address and deletes pending changes in its channel. `holder`: the account before the change.
 */
export async function leaveAccountAddress(
  trx: Transaction<DB>,
  config: Config,
  holder: Holder,
  { channel, now }: Pick<Note, "channel" | "now">,
): Promise<void> {
  await deleteAccountContactChange(trx, holder.id, channel).execute();
  const address = holder[channelRules[channel].address];
  if (address === null) return;
  const language = holder.language;
  const content = changedContent({ language, name, link: officeLink(config, "/user/profile") }, channel);
  await send(trx, config, { kind: "CONTACT_CHANGED", channel, address, language, content, now });
}
