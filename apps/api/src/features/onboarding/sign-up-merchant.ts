import type { Language } from "@stammis/domain/clubs/languages";
import { passesForUs } from "@stammis/domain/clubs/our-name";
import type { Transaction } from "kysely";
import { auditPlatform } from "../../audit.ts";
import type { Call } from "../../call.ts";
import { isTaken } from "../../db/errors.ts";
import type { DB } from "../../db/types.ts";
import { officeLink } from "../../messaging/links.ts";
import { refuseFields } from "../../refusal.ts";
import type { Services } from "../../services.ts";
import { inEvenTime } from "../auth/even-time.ts";
import { sendPlatformMail } from "../messages/send-platform-mail.ts";
import { sendActivation } from "./invite-account.ts";
import { officeLetter } from "./messages.ts";
import { openCompany } from "./open-company.ts";
import { acceptDocument } from "./platform-documents.ts";
import { type NewMerchant, readMerchant } from "./read-company.ts";
import { spendSignUp } from "./sign-up-limits.ts";

interface Door {
  config: Services["config"];
  language: Language;
  now: Temporal.Instant;
}

/** The address is known: its owner is told, and nothing else changes. */
async function remind(
  trx: Transaction<DB>,
  { config, now }: Door,
  account: { id: number; email: string; language: string; confirmed_at: unknown },
) {
  const language = account.language as Language;
  if (account.confirmed_at === null) {
    await sendActivation(trx, config, {
      phrase: "merchantActivation",
      account: { ...account, language },
      name: "Stammis",
      now,
    });
    return;
  }
  const letter = officeLetter("alreadyRegistered", language, "Stammis", officeLink(config, "/login"));
  await sendPlatformMail(trx, config, { kind: "ALREADY_REGISTERED", to: account.email, language, letter, now });
}

/** Whoever types a number that is taken gets a company without it, and the platform sees that they did. */
async function freeNumber(trx: Transaction<DB>, company: NewMerchant["company"]): Promise<NewMerchant["company"]> {
  const taken = company.company_number
    ? await trx
        .selectFrom("company")
        .select("id")
        .where("company_number", "=", company.company_number)
        .executeTakeFirst()
    : undefined;
  if (!taken) return company;
  await auditPlatform(trx, { accountId: null, act: "sign-up-with-taken-number", subject: `company ${taken.id}` });
  return { ...company, company_number: null };
}

async function signUp(
  trx: Transaction<DB>,
  door: Door,
  { email, firstName, lastName, phone, company }: NewMerchant,
): Promise<void> {
  const { config, language, now } = door;
  const known = await trx
    .selectFrom("account")
    .select(["id", "email", "language", "confirmed_at"])
    .where("email", "=", email)
    .executeTakeFirst();
  if (known) return remind(trx, door, known);
  const { id } = await trx
    .insertInto("account")
    .values({ email, first_name: firstName, last_name: lastName, phone, language, created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await openCompany(trx, await freeNumber(trx, company), id, now);
  await acceptDocument(trx, id, "PRIVACY_POLICY", now);
  await sendActivation(trx, config, {
    phrase: "merchantActivation",
    account: { id, email, language },
    name: company.name,
    now,
  });
}

const required = ["firstName", "lastName", "email", "companyNumber", "companyName"] as const;

/**
 * A merchant signs up: company, account and 14 days' trial, with a link to activate it. Answers the same, in the same
 * time, whether or not the e-mail or the company is known. Spec §5.
 */
export async function signUpMerchant(
  services: Services,
  { body, language, source, realNow: now }: Call<"signUpMerchant">,
): Promise<void> {
  refuseFields({
    ...Object.fromEntries(required.map((field) => [field, body[field] ? null : "REQUIRED"] as const)),
    ...(passesForUs(body.companyName) && { companyName: "NAME_RESERVED" as const }),
    privacyPolicy: body.privacyPolicy ? null : "PRIVACY_POLICY_REQUIRED",
  });
  const merchant = readMerchant(body);
  await spendSignUp(services, "merchant", merchant.email, source);
  const door = { config: services.config, language: body.language ?? language, now };
  const act = () => services.db.platform.transaction().execute((trx) => signUp(trx, door, merchant));
  await inEvenTime(() =>
    act().catch((error: unknown) => {
      // Somebody with the same e-mail or number was a moment faster: now both are known.
      if (isTaken(error, "account_email_key") || isTaken(error, "company_company_number_key")) return act();
      throw error;
    }),
  );
}
