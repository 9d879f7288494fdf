import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { type MailSender, openMail } from "./mail.ts";
import { openSms, type SmsSender } from "./sms.ts";
import { reportAddress } from "./sms-webhooks.ts";
import { type BulkMailer, openBulkMailer } from "./smtp/bulk-letter.ts";
import { readDkim } from "./smtp/dkim.ts";

/** The mail and SMS providers; null where none is configured. Messages are then stored in the outbox only. */
export interface Messaging {
  mail: MailSender | null;
  /**
   * Sends the mails of sendouts, separately from `mail`, so that a password reset is never queued behind a hundred
   * thousand mails.
   */
  bulkMail: BulkMailer | null;
  sms: SmsSender | null;
}

/** Opens the configured providers. A server that is not local logs which messages will not be sent. Throws ConfigError. */
export function openMessaging(config: Pick<Config, "local" | "mail" | "sms" | "publicUrl">, log: Log): Messaging {
  const { local, mail, sms } = config;
  if (!local && !mail.url) log.warn("SMTP_URL is not set: e-mails stay in the outbox and are not sent");
  if (!local && !sms.provider) log.warn("SMS_PROVIDER is not set: SMS stay in the outbox and are not sent");
  const dkim = readDkim({ mail });
  return {
    mail: mail.url ? openMail(mail, dkim) : null,
    bulkMail: mail.url ? openBulkMailer(mail, dkim) : null,
    sms: sms.provider ? openSms(sms, undefined, reportAddress(config)) : null,
  };
}
