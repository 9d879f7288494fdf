import type { DKIMOptions } from "nodemailer";
import { wireAddress } from "./address.ts";
import { closingCode, failedOutcome, type Outcome, type SmtpError } from "./outcome.ts";
import { createPace } from "./pace.ts";
import { type Envelope, openPool } from "./pool.ts";

export interface BulkMail {
  /**
   * Sends a mail and returns the outcome; never rejects. Concurrent calls share a few connections. Each call is
   * answered within fifteen seconds, and nothing of its mail is sent afterwards.
   */
  send(envelope: Envelope): Promise<Outcome>;
  /** Waits for mails that are being sent; queued mails are delayed. */
  close(): Promise<void>;
}

interface Settings {
  /** The URL, in the form of `SMTP_URL`. */
  url: string;
  dkim?: DKIMOptions | null;
  connections?: number;
  /** Returns milliseconds of a monotonic clock. */
  now?: () => number;
  /**
   * Milliseconds within which a mail must be begun (`beginsWithinMs`), and within which it must have its outcome
   * (`answersWithinMs`).
   */
  beginsWithinMs?: number;
  answersWithinMs?: number;
}

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;
const mailboxWaitMs = 30 * 60_000;
/** The largest number of attempts for a mail when servers close the connection with 421. */
const triesAtMost = 3;

/** Doubles the pause before each further attempt to reach an unavailable mail server. */
function createBackoff(now: () => number) {
  let away = { until: 0, waitMs: 0 };
  return {
    remainingMs: () => Math.max(away.until - now(), 0),
    reached(): void {
      away = { until: 0, waitMs: 0 };
    },
    /** Simultaneous failures count once. */
    unreachable(): void {
      if (away.until > now()) return;
      const waitMs = Math.min(2 * away.waitMs || firstWaitMs, longestWaitMs);
      away = { until: now() + waitMs, waitMs };
    },
  };
}

/** Sends mails through nodemailer's pool, at the pace of each recipient's domain. */
export function openBulkMail(settings: Settings): BulkMail {
  const { url, dkim = null, connections = 4, now = () => performance.now() } = settings;
  const { beginsWithinMs = 5_000, answersWithinMs = 15_000 } = settings;
  const pool = openPool({ url, dkim, connections, connectWithinMs: answersWithinMs });
  const pace = createPace(now);
  const backoff = createBackoff(now);
  const sending = new Set<Promise<Outcome>>();
  let isClosed = false;

  const delayed = (failure: string, afterMs: number): Outcome => ({
    status: "DELAYED",
    failure,
    by: "SERVER",
    afterMs,
  });

  /** Reports a mail's outcome to the pace of its recipient's domain, and adds how long a delayed mail must wait. */
  function settle(error: SmtpError, domain: string): Outcome {
    const { isFromDomain, ...outcome } = failedOutcome(error);
    if (outcome.status === "DELAYED" && outcome.by === "DOMAIN") return { ...outcome, afterMs: pace.deferred(domain) };
    if (isFromDomain) pace.accepted(domain);
    else pace.undecided(domain);
    if (outcome.status === "REFUSED") return outcome;
    return { ...outcome, afterMs: outcome.by === "MAILBOX" ? mailboxWaitMs : backoff.remainingMs() || firstWaitMs };
  }

  async function deliver(envelope: Envelope, domain: string): Promise<Outcome> {
    const started = performance.now();
    const deadlines = { beginBy: started + beginsWithinMs, answerBy: started + answersWithinMs };
    for (let tries = 1; ; tries++) {
      const { error, isBegun } = await pool.send(envelope, deadlines);
      if (isBegun) backoff.reached();
      else if (error?.code !== "slow" && !isClosed) backoff.unreachable();
      if (!error) {
        pace.accepted(domain);
        return { status: "SENT" };
      }
      const isClosing = error.responseCode === closingCode && error.code !== "EMESSAGE";
      const mayRetry =
        isBegun && isClosing && tries < triesAtMost && performance.now() < deadlines.beginBy && !isClosed;
      if (!mayRetry) return settle(error, domain);
    }
  }

  return {
    async send({ from, to, content }) {
      const recipient = wireAddress(to);
      if (!recipient) return { status: "REFUSED", failure: "no address" };
      const domain = recipient.slice(recipient.lastIndexOf("@") + 1).toLowerCase();
      if (isClosed) return delayed("mail server: closed", firstWaitMs);
      const awayMs = backoff.remainingMs();
      if (awayMs > 0) return delayed("mail server: away", awayMs);
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
