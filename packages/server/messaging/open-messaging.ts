import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { type MailSender, openMail } from "./mail.ts";
import { openSms, type SmsSender } from "./sms.ts";
import { reportAddress } from "./sms-webhooks.ts";
import { type BulkMailer, openBulkMailer } from "./smtp/bulk-letter.ts";
import { readDkim } from "./smtp/dkim.ts";

/** The ways out. Null where none is configured: then messages lie in the outbox alone. */
export interface Messaging {
  mail: MailSender | null;
  /** Of a sendout's mails; beside the other, so that a reset never waits behind a hundred thousand. */
  bulkMail: BulkMailer | null;
  sms: SmsSender | null;
}

/** Opens what is configured, or throws ConfigError on what nobody would believe; a server that others can reach says loudly which messages nobody will get. */
export function openMessaging(config: Pick<Config, "local" | "mail" | "sms" | "publicUrl">, log: Log): Messaging {
  const { local, mail, sms } = config;
  if (!local && !mail.url) log.warn("SMTP_URL is not set: e-mails are kept in the outbox and reach nobody.");
  if (!local && !sms.provider) log.warn("SMS_PROVIDER is not set: SMS are kept in the outbox and reach nobody.");
  const dkim = readDkim({ mail });
  return {
    mail: mail.url ? openMail(mail, dkim) : null,
    bulkMail: mail.url ? openBulkMailer(mail, dkim) : null,
    sms: sms.provider ? openSms(sms, undefined, reportAddress(config)) : null,
  };
}
