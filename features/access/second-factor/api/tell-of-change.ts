import type { Transaction } from "kysely";
import { sendPlatformMail } from "#features/messages/letters/api/send-platform-mail.ts";
import { messagePhrases } from "#features/messages/letters/i18n/messages/phrases.ts";
import type { PlatformTrailAct } from "#packages/domain/acts.ts";
import type { Language } from "#packages/domain/translations/languages.ts";
import type { Config } from "#packages/server/config.ts";
import type { DB } from "#packages/server/db/types.ts";
import { officeLink } from "#packages/server/messaging/links.ts";
import { auditPlatform } from "#packages/server/request/audit.ts";

export type Change =
  | "authenticatorAdded"
  | "passkeyAdded"
  | "authenticatorRemoved"
  | "passkeyRemoved"
  | "recoveryCodes"
  | "reset";

const acts: Record<Change, PlatformTrailAct> = {
  authenticatorAdded: "second-factor-authenticator-added",
  passkeyAdded: "second-factor-passkey-added",
  authenticatorRemoved: "second-factor-authenticator-removed",
  passkeyRemoved: "second-factor-passkey-removed",
  recoveryCodes: "second-factor-recovery-codes",
  reset: "second-factor-reset",
};

interface Owner {
  account_id: number;
  email: string;
  language: Language;
}

/** Notifies the owner of a changed second factor, in case of misuse, and records the change in the audit trail. */
export async function announceChange(
  trx: Transaction<DB>,
  config: Config,
  { account_id, email, language }: Owner,
  change: Change,
  { now, name = "" }: { now: Temporal.Instant; name?: string },
): Promise<void> {
  const t = messagePhrases(language);
  const letter = {
    subject: t("secondFactorChanged.subject"),
    heading: t("secondFactorChanged.heading"),
    paragraphs: [t(`secondFactorChanged.${change}`, { name })],
    button: { label: t("secondFactorChanged.button"), url: officeLink(config, "/user/profile") },
    notes: [t("secondFactorChanged.notYou")],
  };
  await sendPlatformMail(trx, config, { kind: "SECOND_FACTOR_CHANGED", to: email, language, letter, now });
  const accountId = change === "reset" ? null : account_id;
  await auditPlatform(trx, { accountId, act: acts[change], subject: `account ${account_id}` });
}
