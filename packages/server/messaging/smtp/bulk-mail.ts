import { wireAddress } from "./address.ts";
import { connectSmtp, type SmtpConnection } from "./connection.ts";
import {
  carryMails,
  type Envelope,
  type Job,
  mailsPerConnection,
  type Outcome,
  type Traffic,
  type WantsLater,
} from "./lane.ts";
import { createPace } from "./pace.ts";
import { readSmtpUrl } from "./smtp-url.ts";

/** The way out for mail by the thousand. */
export interface BulkMail {
  /**
   * Hands a mail over: answers how that went, and never throws. Many at once share a few connections, one mail after the other
   * on each; a caller waits for those it gave before it gives more. Within fifteen seconds each has its answer, and nothing
   * of it is handed over afterwards.
   */
  send(envelope: Envelope): Promise<Outcome>;
  /** Mails under way are waited for, those not begun come back as delayed. */
  close(): Promise<void>;
}

interface Settings {
  /** As in `SMTP_URL`. */
  url: string;
  connections?: number;
  /** Milliseconds, of the machine. */
  now?: () => number;
  /** Milliseconds the server has to be reached; four times as long to take a mail. */
  withinMs?: number;
  /** Milliseconds a mail waits to be begun, and all in all for its answer. */
  beginsWithinMs?: number;
  answersWithinMs?: number;
}

/** A server that cannot be reached is asked again after so long, twice as long each time, up to the most. */
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;
/** A mailbox that takes nothing now is asked again after so long. */
const mailboxWaitMs = 30 * 60_000;
/** A connection nobody needs is closed after so long. */
const idleMs = 20_000;
/** A mail whose connection was lost before the server had any of it goes by another so often. */
const triesAtMost = 3;

/** Mail by SMTP over a few connections, pipelined where the server pipelines, at the pace of each recipient's domain. */
export function openBulkMail(settings: Settings): BulkMail {
  const { url, connections = 4, now = () => performance.now(), withinMs } = settings;
  const { beginsWithinMs = 5_000, answersWithinMs = 15_000 } = settings;
  const server = readSmtpUrl(url);
  const pace = createPace(now);
  const queue: Job[] = [];
  const idle = new Map<SmtpConnection, { carried: number; timer: NodeJS.Timeout }>();
  const lanes = new Set<Promise<void>>();
  let away = { until: 0, waitMs: 0 };
  let closed = false;

  const delayed = (failure: string, afterMs: number, by: WantsLater = "SERVER"): Outcome => ({
    status: "DELAYED",
    failure,
    inFlight: false,
    by,
    afterMs,
  });
  function putOff(failure: string, afterMs: number): void {
    for (const job of queue.splice(0)) {
      pace.unsettled(job.domain);
      job.settle(delayed(failure, afterMs));
    }
  }

  function giveBack(job: Job, failure: string): void {
    pace.unsettled(job.domain);
    job.settle(delayed(failure, firstWaitMs));
  }
  /** What its caller may soon take for lost is begun no more. */
  function endWait(job: Job): void {
    job.late = true;
    const at = queue.indexOf(job);
    if (at < 0) return;
    queue.splice(at, 1);
    giveBack(job, "mail server: slow");
  }

  /** Milliseconds that a mail waits, and what the pace of its domain makes of it. */
  function waitOf(by: WantsLater, domain: string): number {
    if (by === "DOMAIN") return pace.delayed(domain);
    if (by === "MAILBOX") pace.took(domain);
    else pace.unsettled(domain);
    return by === "MAILBOX" ? mailboxWaitMs : firstWaitMs;
  }

  const traffic: Traffic = {
    take: () => queue.shift(),
    again(job, failure) {
      if (++job.tries < triesAtMost && !job.late && !closed) return void queue.unshift(job);
      giveBack(job, failure);
    },
    settle(job, outcome, byDomain) {
      if (outcome.status === "DELAYED") return job.settle({ ...outcome, afterMs: waitOf(outcome.by, job.domain) });
      if (byDomain) pace.took(job.domain);
      else pace.unsettled(job.domain);
      job.settle(outcome);
    },
  };

  /** The traffic of one lane, which knows what it holds: whatever happens to the lane, none of it is left without an answer. */
  function ownTraffic(held: Set<Job>, connection: SmtpConnection): Traffic {
    return {
      take() {
        const job = traffic.take();
        if (!job) return;
        job.drop = () => connection.drop("slow");
        held.add(job);
        return job;
      },
      again(job, failure) {
        held.delete(job);
        job.drop = null;
        traffic.again(job, failure);
      },
      settle(job, outcome, byDomain) {
        held.delete(job);
        traffic.settle(job, outcome, byDomain);
      },
    };
  }

  async function runLane(kept?: { connection: SmtpConnection; carried: number }): Promise<void> {
    let connection = kept?.connection;
    let carried = kept?.carried ?? 0;
    const held = new Set<Job>();
    try {
      connection ??= await connectSmtp(server, withinMs);
      away = { until: 0, waitMs: 0 };
      carried += await carryMails(connection, ownTraffic(held, connection));
    } catch (error) {
      // One that had stood open may have been closed meanwhile: that says nothing of the server.
      if (!connection) {
        const waitMs = Math.min(2 * away.waitMs || firstWaitMs, longestWaitMs);
        away = { until: now() + waitMs, waitMs };
        putOff((error as Error).message, waitMs);
      }
      for (const job of held) {
        const broken = {
          status: "DELAYED",
          failure: "mail: broken",
          inFlight: true,
          by: "SERVER",
          afterMs: 0,
        } as const;
        traffic.settle(job, broken, false);
      }
      return connection?.end();
    }
    if (closed || carried >= mailsPerConnection || !connection.isOpen()) return connection.end();
    rest(connection, carried);
  }

  function rest(connection: SmtpConnection, carried: number): void {
    const timer = setTimeout(() => {
      idle.delete(connection);
      connection.end();
    }, idleMs).unref();
    idle.set(connection, { carried, timer });
  }

  function grow(): void {
    while (queue.length > 0 && lanes.size < connections) {
      const [found] = idle;
      if (found) {
        clearTimeout(found[1].timer);
        idle.delete(found[0]);
        if (!found[0].isOpen()) continue;
      }
      const lane = runLane(found && { connection: found[0], carried: found[1].carried });
      lanes.add(lane);
      void lane.finally(() => {
        lanes.delete(lane);
        grow();
      });
      // What waits already is carried by the lanes there are, unless there is enough for another.
      if (queue.length <= lanes.size) return;
    }
  }

  return {
    send({ from, to, content }) {
      const recipient = wireAddress(to);
      if (!recipient) return Promise.resolve({ status: "REFUSED", failure: "no address" });
      const domain = recipient.slice(recipient.lastIndexOf("@") + 1).toLowerCase();
      const awayMs = away.until - now();
      if (closed) return Promise.resolve(delayed("mail server: left", firstWaitMs));
      if (awayMs > 0) return Promise.resolve(delayed("mail server: away", awayMs));
      const waits = pace.waitFor(domain);
      if (waits) return Promise.resolve(delayed("domain: later", waits.waitMs, waits.by));
      return new Promise((answer) => {
        const state = { tries: 0, late: false, drop: null };
        const job: Job = { envelope: { from, to: recipient, content }, domain, ...state, settle };
        const timers = [
          setTimeout(() => endWait(job), beginsWithinMs),
          setTimeout(() => job.drop?.(), answersWithinMs),
        ];
        function settle(outcome: Outcome): void {
          for (const timer of timers) clearTimeout(timer);
          answer(outcome);
        }
        queue.push(job);
        grow();
      });
    },
    async close() {
      closed = true;
      putOff("mail server: left", firstWaitMs);
      await Promise.all(lanes);
      for (const [connection, { timer }] of idle) {
        clearTimeout(timer);
        connection.end();
      }
      idle.clear();
    },
  };
}
