/** The result of a mail's delivery. Failures hold codes only, because a server's text often repeats the address. */
export type Outcome =
  | { status: "SENT" }
  /** The server refused the mail for good. */
  | { status: "REFUSED"; failure: string }
  /** The mail may be retried after `afterMs` milliseconds at the earliest. */
  | { status: "DELAYED"; failure: string; by: DelayedBy; afterMs: number };

/**
 * The cause of a delay: our mail server, the recipient's domain, or only the mailbox, for example a full one. PACE and
 * ASKING: the mail was not offered, because its domain wants mail later, or because another mail is testing the domain.
 */
export type DelayedBy = "SERVER" | "DOMAIN" | "MAILBOX" | "PACE" | "ASKING";

/** The fields of nodemailer's errors that this module reads. */
export interface SmtpError {
  code?: string;
  /** The system's error code, such as ECONNREFUSED. */
  originalCode?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

/** The server closes the connection after this code. */
export const closingCode = 421;
/** Reply codes about the SMTP session or the login, never about the mail. */
const codesOfSession = [503, 530, 535, 538];

function failureOf({ response = "", responseCode, originalCode, code }: SmtpError): string {
  const [, enhanced] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  const words = [responseCode || originalCode || code || "no answer", enhanced];
  return `mail server: ${words.filter(Boolean).join(" ")}`;
}

/** Whether the recipient's domain may have answered: after RCPT TO or after the content. */
const isFromDomain = ({ code, command, responseCode }: SmtpError) =>
  code === "EMESSAGE" || (code === "EENVELOPE" && command === "RCPT TO" && responseCode !== closingCode);

/**
 * Returns a failed delivery's outcome without the time to wait. X.2.X concerns the mailbox (RFC 3463), all other codes
 * the recipient's domain.
 */
export function failedOutcome(error: SmtpError): Exclude<Outcome, { status: "SENT" }> & { isFromDomain: boolean } {
  const failure = failureOf(error);
  const { code, responseCode = 0 } = error;
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
  const fromDomain = responseCode > 0 && isFromDomain(error);
  if (isAboutMail && responseCode >= 500 && !codesOfSession.includes(responseCode))
    return { status: "REFUSED", failure, isFromDomain: fromDomain };
  const isMailbox = / 4\.2\.\d{1,3}$/.test(failure);
  const by = fromDomain ? (isMailbox ? "MAILBOX" : "DOMAIN") : "SERVER";
  return { status: "DELAYED", failure, by, afterMs: 0, isFromDomain: fromDomain };
}
