import type { Email } from "postal-mime";

/**
 * The number of characters searched. The report comes first; the returned message follows, and its text says nothing
 * about the mailbox.
 */
const textAtMost = 8_000;
const returnedMessageBegins = [
  "below this line is a copy",
  "this is a copy of the message",
  "this is a copy of your message",
  "original message",
  "returned message",
  "unsent message",
  "message headers follow",
  "message header follows",
  "received: from",
  "received: by",
  "return-path:",
  "x-original-to:",
  "message-id:",
  "mime-version:",
  "content-type:",
  "dkim-signature:",
] as const;

const withoutTags = (html: string) => html.slice(0, 4 * textAtMost).replace(/<[^<>]{0,500}>/g, " ");

/** Returns the text after the header, for a mail whose parts cannot be separated. */
function rawBody(raw: string): string {
  const at = /\r?\n\r?\n/.exec(raw)?.index ?? raw.length;
  const body = raw.slice(at, at + textAtMost);
  const end = body.search(/^content-type: ?(?:message\/rfc822|text\/rfc822-headers)/im);
  return end < 0 ? body : body.slice(0, end);
}

/** Returns the lines before the returned message. */
function withoutReturned(text: string): string {
  const lower = text.toLowerCase();
  const ends = returnedMessageBegins.map((phrase) => lower.indexOf(`\n${phrase}`)).filter((at) => at >= 0);
  const framed = /\n[-=_* ]{2,80}[^\n]{0,40}(?:original|returned|copy of|unsent|headers? follow)/.exec(lower)?.index;
  return text.slice(0, Math.min(text.length, framed ?? text.length, ...ends));
}

/** Returns the lines about the failed delivery, without the returned message. */
export function bounceWords({ text, html }: Pick<Email, "text" | "html">, raw: string): string {
  const plainText = text?.trim() || withoutTags(html ?? "").trim();
  return plainText ? withoutReturned(plainText.slice(0, textAtMost)) : rawBody(raw);
}

const headerOf = ({ headers }: Pick<Email, "headers">, name: string): string =>
  headers.find(({ key }) => key === name)?.value ?? "";
const daemon = /mailer-daemon|post_?master|mail delivery|mail administrator|mail system/i;
const failure =
  /undeliver|not deliver|could ?n[o']t be deliver|failure notice|delivery (?:notification|status|fail|problem|error)|delivery has failed|returned mail|mail (?:delivery|system) (?:fail|error)|returned to sender|nondeliverable|non-?delivery|rejected/i;
const away = /auto-?reply|automatic reply|out of (?:the )?office|vacation|frånvaro|autosvar|absence/i;

/** Whether a mail without a delivery report comes from a mail server that failed to deliver, and not from a person. */
export function isPlainBounce(mail: Pick<Email, "headers" | "from" | "subject">): boolean {
  if (headerOf(mail, "x-failed-recipients") !== "") return true;
  const from = `${mail.from?.name ?? ""} ${mail.from?.address ?? ""}`;
  const subject = (mail.subject ?? "").slice(0, 500);
  if (away.test(subject)) return false;
  return failure.test(subject) || daemon.test(from);
}
