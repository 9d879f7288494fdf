import type { SmtpConnection } from "./connection.ts";
import type { Reply } from "./replies.ts";

/** A mail on its way. Addresses and content are ASCII; the content's lines end with CRLF, the last one, too. */
export interface Envelope {
  from: string;
  to: string;
  content: Buffer;
}

/** How it went, in codes alone: a server's words often repeat the address. */
export type Outcome =
  | { status: "SENT" }
  /** For good. */
  | { status: "REFUSED"; failure: string }
  /** To be tried again, in `afterMs` at the earliest. `inFlight`: it was handed over and nobody said whether it was taken. */
  | { status: "DELAYED"; failure: string; inFlight: boolean; by: WantsLater; afterMs: number };

/**
 * Who wants a mail later: the server we speak to; the recipient's domain; their mailbox alone, full for instance. Or nobody was
 * asked: their domain has just said so (PACE), or another mail is asking it (ASKING).
 */
export type WantsLater = "SERVER" | "DOMAIN" | "MAILBOX" | "PACE" | "ASKING";

export interface Job {
  envelope: Envelope;
  domain: string;
  tries: number;
  /** Its time to begin is over: it is tried by no other connection. */
  late: boolean;
  /** Ends the connection it is on, while it is on one. */
  drop: (() => void) | null;
  settle(outcome: Outcome): void;
}

/** What lanes share. `again`: a mail whose connection was lost before the server had any of it. */
export interface Traffic {
  take(): Job | undefined;
  again(job: Job, failure: string): void;
  /** Where the recipient's domain or the server took it, refused it, or wants it later. */
  settle(job: Job, outcome: Outcome, byDomain: boolean): void;
}

/** Mails over one connection: servers count them, too. */
export const mailsPerConnection = 500;

const isGood = ({ code }: Reply) => code >= 200 && code < 300;
const goesOn = 354;
const closing = 421;

const failureOf = ({ code, enhanced }: Reply) => `mail server: ${code}${enhanced && ` ${enhanced}`}`;

const dot = 46;

/** Lines that begin with a dot get another, so that none of them ends the mail. */
function stuffed(content: Buffer): Buffer {
  if (content[0] !== dot && !content.includes("\r\n.")) return content;
  const text = content.toString("latin1").replaceAll("\r\n.", "\r\n..");
  return Buffer.from(text.startsWith(".") ? `.${text}` : text, "latin1");
}

const lines = ({ from, to }: Envelope) => [`MAIL FROM:<${from}>\r\n`, `RCPT TO:<${to}>\r\n`, "DATA\r\n"];

/**
 * What a refusal after RCPT or DATA concerns: X.2.X the mailbox (RFC 3463), every other code the recipient's domain.
 * A relay passes on the X.3.X of the domain's mail system; where it speaks of itself, several domains hear it.
 */
const speakerOf = ({ enhanced }: Reply): WantsLater => (enhanced.startsWith("4.2.") ? "MAILBOX" : "DOMAIN");

/** A no of the server to the mail: of its sender (the server's own affair), of its recipient, or of what it says. */
function answered(traffic: Traffic, job: Job, reply: Reply, byDomain: boolean): void {
  const failure = failureOf(reply);
  // 503 and 530 speak of the conversation, 535 and 538 of the login: ours to mend.
  const final = reply.code >= 500 && ![503, 530, 535, 538].includes(reply.code);
  if (reply.code === closing && !byDomain) traffic.again(job, failure);
  else if (final) traffic.settle(job, { status: "REFUSED", failure }, byDomain);
  else {
    const by = byDomain ? speakerOf(reply) : "SERVER";
    traffic.settle(job, { status: "DELAYED", failure, inFlight: false, by, afterMs: 0 }, byDomain);
  }
}

/** Waits for what a mail's commands are answered with; null when its content may follow. */
async function whatStops(
  due: Promise<Reply>[],
): Promise<{ reply: Reply; byDomain: boolean; dataOpen: boolean } | null> {
  const [mail, rcpt, data] = (await Promise.all(due)) as [Reply, Reply, Reply];
  const dataOpen = data.code === goesOn;
  if (!isGood(mail)) return { reply: mail, byDomain: false, dataOpen };
  if (!isGood(rcpt)) return { reply: rcpt, byDomain: rcpt.code !== closing, dataOpen };
  return dataOpen ? null : { reply: data, byDomain: false, dataOpen };
}

/** The same where the server wants one command at a time. */
async function oneByOne(connection: SmtpConnection, envelope: Envelope): ReturnType<typeof whatStops> {
  const [mailLine = "", rcptLine = "", dataLine = ""] = lines(envelope);
  const ask = async (line: string) => (await connection.send(line, 1)[0]) as Reply;
  const mail = await ask(mailLine);
  if (!isGood(mail)) return { reply: mail, byDomain: false, dataOpen: false };
  const rcpt = await ask(rcptLine);
  if (!isGood(rcpt)) return { reply: rcpt, byDomain: rcpt.code !== closing, dataOpen: false };
  const data = await ask(dataLine);
  return data.code === goesOn ? null : { reply: data, byDomain: false, dataOpen: false };
}

/**
 * Carries mails over a connection, one after the other, until there are none or it has carried its share. Where the server
 * pipelines (RFC 2920), a mail's content and the next one's commands go in one write: one trip a mail. Answers how many.
 * Throws when the connection is lost; every mail it took is settled or handed back by then.
 */
export async function carryMails(connection: SmtpConnection, traffic: Traffic): Promise<number> {
  let carried = 0;
  let job = traffic.take();
  let due: Promise<Reply>[] | null = null;
  while (job) {
    const { envelope } = job;
    carried++;
    let stop: Awaited<ReturnType<typeof whatStops>>;
    try {
      if (connection.pipelining) due ??= connection.send(lines(envelope).join(""), 3);
      stop = due ? await whatStops(due) : await oneByOne(connection, envelope);
    } catch (error) {
      traffic.again(job, (error as Error).message);
      throw error;
    }
    if (stop) {
      answered(traffic, job, stop.reply, stop.byDomain);
      if (stop.reply.code === closing) return mailsPerConnection;
      // An open DATA is closed with nothing in it, which a server that has no recipient refuses; else it starts over.
      await connection.send(stop.dataOpen ? ".\r\n" : "RSET\r\n", 1)[0];
      job = carried < mailsPerConnection ? traffic.take() : undefined;
      due = null;
      continue;
    }
    const next = connection.pipelining && carried < mailsPerConnection ? traffic.take() : undefined;
    const following = next ? lines(next.envelope).join("") : "";
    const [taken, ...nextDue] = connection.send(`.\r\n${following}`, next ? 4 : 1, stuffed(envelope.content));
    let reply: Reply;
    try {
      reply = (await taken) as Reply;
    } catch (error) {
      const failure = (error as Error).message;
      traffic.settle(job, { status: "DELAYED", failure, inFlight: true, by: "SERVER", afterMs: 0 }, false);
      if (next) traffic.again(next, failure);
      throw error;
    }
    if (isGood(reply)) traffic.settle(job, { status: "SENT" }, true);
    else answered(traffic, job, reply, true);
    job = next ?? (carried < mailsPerConnection ? traffic.take() : undefined);
    due = next ? nextDue : null;
  }
  return carried;
}
