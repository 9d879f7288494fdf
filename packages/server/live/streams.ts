import type { Farewell, Woken } from "#packages/contract/live.ts";
import type { Log } from "../log.ts";
import type { Changes } from "../remembered/changes.ts";
import { refuse } from "../request/refusal.ts";
import { createIndex } from "./indexed.ts";
import { createRecent } from "./recent.ts";
import { beat, eventText, type Stream } from "./stream.ts";
import { clubTopic, type Topic, tillsTopic } from "./topics.ts";
import type { Wakes } from "./wakes.ts";

export interface Streams {
  /** Refuses a new stream with TOO_MANY_REQUESTS or UNAVAILABLE before the answer begins. */
  admit(source: string): void;
  /** Opens a stream; returns the function that removes it when its page has closed. */
  open(stream: Stream): () => void;
  /** Asks the pages of all streams to reconnect, to any server. */
  close(): Promise<void>;
  counts(): { open: number; woken: number; ended: number };
}

export interface StreamLimits {
  /** The largest number of open streams on this server. */
  all: number;
  /**
   * The largest number of open streams per address; a mobile network may have thousands of users behind one address.
   */
  perSource: number;
  perSession: number;
}

interface Kept extends Stream {
  id: number;
  /** The next heartbeat and the next check of access, in milliseconds of the monotonic clock. */
  beatAt: number;
  checkAt: number;
}

const beatSeconds = 25;
const checkEveryMs = 5 * 60_000;
const checksAtOnce = 100;
/** The largest number of a club's pages that refetch per second. */
const looksPerSecond = 500;
const sendsAtOnce = 250;
/** The largest number of unsent bytes. With more, the client counts as gone. */
const unsentAtMost = 16_384;
/**
 * The period, in milliseconds, over which pages refetch or reconnect after a possible gap in events and when a server
 * stops.
 */
const spreadMs = 10_000;

const whoseIs = (topic: Topic): Woken => (topic.startsWith("member:") ? "member" : "club");

/** Creates the registry of this server's open streams, which end when their access ends. */
export function createStreams(changes: Changes, wakes: Wakes, limits: StreamLimits, log: Log): Streams {
  const streams = new Map<number, Kept>();
  const byTopic = createIndex<Topic, Kept>();
  const byKey = createIndex<string, Kept>();
  const bySession = createIndex<string, Kept>();
  const bySource = createIndex<string, Kept>();
  const recent = createRecent();
  const counts = { woken: 0, ended: 0 };
  let latest = 0;
  let checking = 0;
  let ticking: NodeJS.Timeout | undefined;

  function forget(entry: Kept): void {
    if (!streams.delete(entry.id)) return;
    byTopic.remove(entry.topics, entry);
    byKey.remove(entry.restsOn, entry);
    bySession.remove([entry.session], entry);
    bySource.remove([entry.source], entry);
    if (streams.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  }
  function sayBye(entry: Kept, why: Farewell, within = 0): void {
    forget(entry);
    counts.ended++;
    entry.send(eventText("bye", { why, within }));
    entry.end();
  }
  function wake(topic: Topic): void {
    const listeners = byTopic.of(topic);
    const whose = whoseIs(topic);
    // The pages of a club's many members refetch at different random moments.
    if (!topic.startsWith("club:")) recent.note(topic);
    if (listeners.size === 0) return;
    const within = whose === "club" ? Math.ceil((listeners.size / looksPerSecond) * 1000) : 0;
    void sendAll([...listeners], eventText("wake", { whose, within }));
  }
  /** Sends to many listeners in batches, so that no purchase waits for all of them. */
  async function sendAll(listeners: readonly Kept[], text: string): Promise<void> {
    for (let from = 0; from < listeners.length; from += sendsAtOnce) {
      if (from > 0) await new Promise((resolve) => setImmediate(resolve));
      const open = listeners.slice(from, from + sendsAtOnce).filter(({ id }) => streams.has(id));
      counts.woken += open.length;
      for (const entry of open) entry.send(text);
    }
  }
  function wakeAll(): void {
    const within = Math.ceil(spreadMs + (streams.size / looksPerSecond) * 1000);
    void sendAll([...streams.values()], eventText("wake", { whose: "club", within }));
  }

  async function check(entry: Kept): Promise<void> {
    checking++;
    entry.checkAt = performance.now() + checkEveryMs;
    try {
      const right = await entry.mayStill();
      if (right !== "same" && streams.has(entry.id)) sayBye(entry, right === "another" ? "again" : "ended");
    } catch (error) {
      // The stream stays open while its access cannot be checked: its events only say that there is something to
      // refetch.
      log.debug({ err: error }, "checking access of a live stream failed");
      entry.checkAt = performance.now() + spreadMs;
    } finally {
      checking--;
    }
  }
  function tick(): void {
    const now = performance.now();
    for (const entry of streams.values()) {
      if (entry.checkAt <= now && checking < checksAtOnce) void check(entry);
      if (entry.beatAt > now) continue;
      entry.beatAt = now + beatSeconds * 1000;
      if (entry.unsent() > unsentAtMost) {
        forget(entry);
        entry.cut();
      } else entry.send(beat);
    }
  }

  changes.hear((keys) => {
    const now = performance.now();
    // Changes may have been missed: check all streams one by one.
    if (keys === null) for (const entry of streams.values()) entry.checkAt = now + Math.random() * spreadMs;
    for (const key of keys ?? []) {
      for (const entry of byKey.of(key)) void check(entry);
      // Also rechecks all streams of the changed club or till device one after the other; there may be many of them.
      const [, kind, chain] = /^(chain|till-device):(\d+)/.exec(key) ?? [];
      if (!chain) continue;
      for (const topic of [tillsTopic(Number(chain)), clubTopic(Number(chain))]) {
        for (const entry of byTopic.of(topic)) entry.checkAt = now;
        // Wakes the pages here, because changes by the platform, such as a suspension, are not reported by a
        // transaction of the club.
        if (kind === "chain") wake(topic);
      }
    }
  });

  let hears = false;
  function hear(): void {
    if (hears) return;
    hears = true;
    wakes.hear((topics) => {
      if (topics === null) wakeAll();
      else for (const topic of topics) wake(topic);
    });
  }

  return {
    admit(source) {
      if (streams.size >= limits.all) refuse("UNAVAILABLE");
      if (bySource.of(source).size >= limits.perSource) refuse("TOO_MANY_REQUESTS");
    },
    open(stream) {
      hear();
      const now = performance.now();
      const entry: Kept = {
        ...stream,
        id: ++latest,
        // Random offsets spread the work when many streams open at once.
        beatAt: now + Math.random() * beatSeconds * 1000,
        checkAt: now + (0.5 + Math.random() / 2) * checkEveryMs,
      };
      const [oldest] = bySession.of(entry.session);
      if (oldest && bySession.of(entry.session).size >= limits.perSession) sayBye(oldest, "crowded");
      streams.set(entry.id, entry);
      byTopic.add(entry.topics, entry);
      byKey.add(entry.restsOn, entry);
      bySession.add([entry.session], entry);
      bySource.add([entry.source], entry);
      ticking ??= setInterval(tick, 1000).unref();
      entry.send(eventText("open", { beatSeconds }));
      // The page may have read its data just before a change, so it must refetch.
      for (const topic of entry.topics) {
        if (recent.has(topic, entry.readBeforeMs)) entry.send(eventText("wake", { whose: whoseIs(topic), within: 0 }));
      }
      return () => forget(entry);
    },
    async close() {
      await wakes.flush();
      for (const entry of [...streams.values()]) sayBye(entry, "again", spreadMs);
    },
    counts: () => ({ open: streams.size, ...counts }),
  };
}
