import { createTransport, type DKIMOptions } from "nodemailer";
import type MimeNode from "nodemailer/lib/mime-node/index.js";
import type { SmtpError } from "./outcome.ts";

export interface Envelope {
  from: string;
  to: string;
  /** The complete message in ASCII; its lines end with CRLF. */
  content: string;
}

/**
 * Deadlines in milliseconds of `performance.now()`: a mail must be begun by the first and have its outcome by the
 * second.
 */
export interface Deadlines {
  beginBy: number;
  answerBy: number;
}

interface Attempt {
  /** The error of the attempt; null if the server accepted the mail. */
  error: SmtpError | null;
  /** Whether a connection was open and the mail was offered. */
  isBegun: boolean;
}

const idleMs = 20_000;
/** The number of mails per connection: servers limit how many mails one connection may send. */
const mailsPerConnection = 500;

interface Settings {
  url: string;
  dkim: DKIMOptions | null;
  connections: number;
  connectWithinMs: number;
}

/** Opens nodemailer's pool with deadlines for each mail. */
export function openPool({ url, dkim, connections, connectWithinMs }: Settings) {
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxMessages: mailsPerConnection,
    idleTimeout: idleMs,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim }),
  });
  const begun = new WeakSet<AbortSignal>();
  pool.use("stream", ({ data, message }, done) => {
    // The pool reads a message when a connection is ready for it, so the mail is begun now.
    (message as MimeNode).processFunc((content) => {
      begun.add(data.signal as AbortSignal);
      return content;
    });
    done();
  });
  return {
    /** Sends a mail once; never rejects. At a deadline its connection is closed. */
    async send({ from, to, content }: Envelope, { beginBy, answerBy }: Deadlines): Promise<Attempt> {
      const aborting = new AbortController();
      const { signal } = aborting;
      const timers = [
        setTimeout(() => !begun.has(signal) && aborting.abort(), beginBy - performance.now()),
        setTimeout(() => aborting.abort(), answerBy - performance.now()),
      ];
      try {
        await pool.sendMail({ raw: content, envelope: { from, to }, signal });
        return { error: null, isBegun: true };
      } catch (error) {
        return { error: signal.aborted ? { code: "slow" } : (error as SmtpError), isBegun: begun.has(signal) };
      } finally {
        for (const timer of timers) clearTimeout(timer);
      }
    },
    /** Lets mails in progress finish; queued mails fail. */
    close: () => pool.close(),
  };
}
