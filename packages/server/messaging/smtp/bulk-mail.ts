import { createTransport, type DKIMOptions } from "nodemailer";
import type MimeNode from "nodemailer/lib/mime-node/index.js";
import { wireAddress } from "./address.ts";
import { closingCode, failedOutcome, type Outcome, type SmtpError } from "./outcome.ts";
import { createPace } from "./pace.ts";

export interface Envelope {
  from: string;
  to: string;
  /** The complete message in ASCII; its lines end with CRLF. */
  content: string;
}

export interface BulkMail {
  /**
   * Sends a mail and returns how that ended; never throws. Many calls at once share a few connections. Each call has its answer
   * within fifteen seconds, and nothing of the mail is sent afterwards.
   */
  send(envelope: Envelope): Promise<Outcome>;
  /** Waits for mails that are being sent; the others return as delayed. */
  close(): Promise<void>;
}

interface Settings {
  /** As in `SMTP_URL`. */
  url: string;
  dkim?: DKIMOptions | null;
  connections?: number;
  /** Milliseconds of any clock that only goes forward. */
  now?: () => number;
  /** Milliseconds within which a mail must be begun, and within which it must have its answer. */
  beginsWithinMs?: number;
  answersWithinMs?: number;
}

/** A server that cannot be reached is left alone for this long, doubled each time up to the longest wait. */
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;
const mailboxWaitMs = 30 * 60_000;
const idleMs = 20_000;
/** Servers limit how many mails one connection may send. */
const mailsPerConnection = 500;
/** How often a mail is offered when servers close the connection with 421 before they take it. */
const triesAtMost = 3;

/** Sends mails through nodemailer's pool, at the pace of each recipient's domain. */
export function openBulkMail(settings: Settings): BulkMail {
  const { url, dkim, connections = 4, now = () => performance.now() } = settings;
  const { beginsWithinMs = 5_000, answersWithinMs = 15_000 } = settings;
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxMessages: mailsPerConnection,
    idleTimeout: idleMs,
    connectionTimeout: answersWithinMs,
    greetingTimeout: answersWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim }),
  });
  const begun = new WeakSet<AbortSignal>();
  pool.use("stream", ({ data, message }, done) => {
    // The pool reads a message when a connection is ready for it.
    (message as MimeNode).processFunc((content) => {
      begun.add(data.signal as AbortSignal);
      return content;
    });
    done();
  });
  const pace = createPace(now);
  const sending = new Set<Promise<unknown>>();
  let away = { until: 0, waitMs: 0 };
  let isClosed = false;

  const delayed = (failure: string, afterMs: number): Outcome => ({
    status: "DELAYED",
    failure,
    by: "SERVER",
    afterMs,
  });

  /** Sends a mail once. Returns the error of nodemailer, or null if the server has the mail. `beginBy`, `answerBy`: deadlines. */
  async function sendOnce(
    { from, to, content }: Envelope,
    beginBy: number,
    answerBy: number,
  ): Promise<SmtpError | null> {
    const aborting = new AbortController();
    const { signal } = aborting;
    const timers = [
      setTimeout(() => !begun.has(signal) && aborting.abort(), beginBy - performance.now()),
      setTimeout(() => aborting.abort(), answerBy - performance.now()),
    ];
    try {
      await pool.sendMail({ raw: content, envelope: { from, to }, signal });
      return null;
    } catch (error) {
      if (signal.aborted) return { code: "slow" };
      if (!begun.has(signal) && !isClosed) leaveAlone();
      return error as SmtpError;
    } finally {
      if (begun.has(signal)) away = { until: 0, waitMs: 0 };
      for (const timer of timers) clearTimeout(timer);
    }
  }

  function leaveAlone(): void {
    if (away.until > now()) return;
    const waitMs = Math.min(2 * away.waitMs || firstWaitMs, longestWaitMs);
    away = { until: now() + waitMs, waitMs };
  }

  /** Tells the pace of a domain how a mail ended, and adds how long the mail waits. */
  function settle(error: SmtpError, domain: string): Outcome {
    const { isFromDomain, ...outcome } = failedOutcome(error);
    if (outcome.status === "DELAYED" && outcome.by === "DOMAIN") return { ...outcome, afterMs: pace.delayed(domain) };
    if (isFromDomain) pace.took(domain);
    else pace.unsettled(domain);
    if (outcome.status === "REFUSED") return outcome;
    const awayMs = Math.max(away.until - now(), 0);
    return { ...outcome, afterMs: outcome.by === "MAILBOX" ? mailboxWaitMs : awayMs || firstWaitMs };
  }

  async function deliver(envelope: Envelope, domain: string): Promise<Outcome> {
    const [beginBy, answerBy] = [performance.now() + beginsWithinMs, performance.now() + answersWithinMs];
    for (let tries = 1; ; tries++) {
      const error = await sendOnce(envelope, beginBy, answerBy);
      if (!error) {
        pace.took(domain);
        return { status: "SENT" };
      }
      const isClosing = error.responseCode === closingCode && error.code !== "EMESSAGE";
      const mayRetry = isClosing && tries < triesAtMost && performance.now() < beginBy && !isClosed;
      if (!mayRetry) return settle(error, domain);
    }
  }

  return {
    async send({ from, to, content }) {
      const recipient = wireAddress(to);
      if (!recipient) return { status: "REFUSED", failure: "no address" };
      const domain = recipient.slice(recipient.lastIndexOf("@") + 1).toLowerCase();
      if (isClosed) return delayed("mail server: closed", firstWaitMs);
      if (away.until > now()) return delayed("mail server: away", away.until - now());
      const pending = pace.waitFor(domain);
      if (pending) return { status: "DELAYED", failure: "domain: later", by: pending.by, afterMs: pending.waitMs };
      const delivery = deliver({ from, to: recipient, content }, domain);
      sending.add(delivery);
      return delivery.finally(() => sending.delete(delivery));
    },
    async close() {
      isClosed = true;
      pool.close();
      await Promise.all(sending);
    },
  };
}
