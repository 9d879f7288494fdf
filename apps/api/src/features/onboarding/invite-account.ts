import type { Language } from "@stammis/domain/clubs/languages";
import { activationLinkDays } from "@stammis/domain/limits";
import { normaliseEmail } from "@stammis/domain/people/email";
import { normaliseName } from "@stammis/domain/people/names";
import type { Transaction } from "kysely";
import type { Config } from "../../config.ts";
import type { DB } from "../../db/types.ts";
import { officeLink } from "../../messaging/links.ts";
import { hashToken, makeToken } from "../../tokens.ts";
import { sendPlatformMail } from "../messages/send-platform-mail.ts";
import { kindOf, type OfficePhrase, officeLetter } from "./messages.ts";

interface Account {
  id: number;
  /** Normalised. */
  email: string;
  language: Language;
}

interface Activation {
  phrase: Exclude<OfficePhrase, "alreadyRegistered" | "staffAccess">;
  account: Account;
  /** Whose club or company it is. */
  name: string;
  now: Temporal.Instant;
  /** It is a sandbox that invites. */
  sandbox?: boolean;
}

/** Mails a link to choose a password with, valid 7 days. */
export async function sendActivation(
  trx: Transaction<DB>,
  config: Config,
  { phrase, account, name, now, sandbox = false }: Activation,
): Promise<void> {
  const token = makeToken();
  await trx
    .insertInto("account_token")
    .values({
      token_hash: hashToken(token),
      purpose: "ACTIVATION",
      account_id: account.id,
      created_at: now,
      expires_at: now.add({ hours: activationLinkDays * 24 }),
    })
    .execute();
  const letter = officeLetter(phrase, account.language, name, officeLink(config, `/onboarding/confirmation/${token}`));
  await sendPlatformMail(trx, config, {
    kind: kindOf[phrase],
    to: account.email,
    language: account.language,
    letter,
    now,
    sandbox,
  });
}

export interface AccountInvitation {
  /** A valid e-mail address. */
  email: string;
  firstName: string;
  lastName: string;
  language: Language;
  /** The club or company that invites: it stands in the mail. */
  invitedTo: string;
  /** By the server's clock: links run out by it. */
  now: Temporal.Instant;
  /** A sandbox's invitations reach nobody. */
  sandbox?: boolean;
  /** Which words an account that has not been activated gets. */
  phrase?: "staffInvitation" | "merchantInvitation";
}

/**
 * The account with this e-mail, made when there is none; answers its id, to be granted something in the same
 * transaction. Mails a link to choose a password with until the account is activated, then only that there is access.
 */
export async function inviteAccount(
  trx: Transaction<DB>,
  config: Config,
  invitation: AccountInvitation,
): Promise<number> {
  const { firstName, lastName, invitedTo: name, now, sandbox = false, phrase = "staffInvitation" } = invitation;
  const email = normaliseEmail(invitation.email);
  await trx
    .insertInto("account")
    .values({
      email,
      first_name: normaliseName(firstName),
      last_name: normaliseName(lastName),
      language: invitation.language,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
  const { id, language, confirmed_at } = await trx
    .selectFrom("account")
    .select(["id", "language", "confirmed_at"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const account = { id, email, language: language as Language };
  if (confirmed_at === null) {
    await sendActivation(trx, config, { phrase, account, name, now, sandbox });
  } else {
    const letter = officeLetter("staffAccess", account.language, name, officeLink(config, "/login"));
    const mail = { kind: "STAFF_ACCESS", to: email, language: account.language, letter, now, sandbox } as const;
    await sendPlatformMail(trx, config, mail);
  }
  return id;
}
