import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { type MailSender, openMail } from "./mail.ts";
import { openSms, type SmsSender } from "./sms.ts";

/** The ways out. Null where none is configured: then messages lie in the outbox alone. */
export interface Messaging {
  mail: MailSender | null;
  sms: SmsSender | null;
}

/** Opens what is configured; a server that others can reach says loudly which messages nobody will get. */
export function openMessaging({ local, mail, sms }: Pick<Config, "local" | "mail" | "sms">, log: Log): Messaging {
  if (!local && !mail.url) log.warn("SMTP_URL is not set: e-mails are kept in the outbox and reach nobody.");
  if (!local && !sms.provider) log.warn("SMS_PROVIDER is not set: SMS are kept in the outbox and reach nobody.");
  return { mail: mail.url ? openMail(mail) : null, sms: sms.provider ? openSms(sms) : null };
}
