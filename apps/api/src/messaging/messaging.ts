import type { Config } from "../config.ts";
import { type MailSender, openMail } from "./mail.ts";
import { openSms, type SmsSender } from "./sms.ts";

/** The ways out. Null where none is configured: then messages lie in the outbox alone. */
export interface Messaging {
  mail: MailSender | null;
  sms: SmsSender | null;
}

export function openMessaging({ mail, sms }: Pick<Config, "mail" | "sms">): Messaging & { close(): void } {
  const sender = mail.url ? openMail(mail) : null;
  return { mail: sender, sms: sms.provider ? openSms(sms) : null, close: () => sender?.close() };
}

/** What to say loudly at every start of a server that others can reach: messages that nobody will get. */
export function undelivered({ local, mail, sms }: Config): string[] {
  if (local) return [];
  return [
    ...(mail.url ? [] : ["SMTP_URL is not set: e-mails are kept in the outbox and reach nobody."]),
    ...(sms.provider ? [] : ["SMS_PROVIDER is not set: SMS are kept in the outbox and reach nobody."]),
  ];
}
