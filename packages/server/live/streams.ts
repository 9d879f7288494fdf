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
  /** Refuses TOO_MANY_REQUESTS and UNAVAILABLE, before anything is answered. */
  admit(source: string): void;
  /** Answers how it is taken back when its page has gone. */
  open(stream: Stream): () => void;
  /** All of them are told to come again, to whoever serves them then. */
  close(): Promise<void>;
  counts(): { open: number; woken: number; ended: number };
}

export interface StreamLimits {
  /** On this server. */
  all: number;
  /** From one address; a phone company may have thousands behind it. */
  perSource: number;
  perSession: number;
}

interface Kept extends Stream {
  id: number;
  /** By the monotonic clock, in ms. */
  beatAt: number;
  checkAt: number;
}

const beatSeconds = 25;
const checkEveryMs = 5 * 60_000;
const checksAtOnce = 100;
/** So many pages of a club look again in a second, at most. */
const looksPerSecond = 500;
const sendsAtOnce = 250;
/** Whoever takes nothing for so long is no longer there. */
const unsentAtMost = 16_384;
/** After a while in which nothing may have been heard, and when a server stops. */
const spreadMs = 10_000;

const whoseIs = (topic: Topic): Woken => (topic.startsWith("member:") ? "member" : "club");

/** The open pages of this server: what they hear, until they may no longer. */
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
    // Members of a club are many, and hear of it at a moment of their own.
    if (!topic.startsWith("club:")) recent.note(topic);
    if (listeners.size === 0) return;
    const within = whose === "club" ? Math.ceil((listeners.size / looksPerSecond) * 1000) : 0;
    void sendAll([...listeners], eventText("wake", { whose, within }));
  }
  /** Those that are many are told in turns, so that no purchase waits for all of them. */
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
      // While that cannot be known it goes on: it tells nothing but that there is something to ask for.
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
    // Of what was not heard each is asked for in turn.
    if (keys === null) for (const entry of streams.values()) entry.checkAt = now + Math.random() * spreadMs;
    for (const key of keys ?? []) {
      for (const entry of byKey.of(key)) void check(entry);
      // What rests on a club or on a till of it is asked for in turn, too: it may be all of them.
      const [, kind, chain] = /^(chain|till-device):(\d+)/.exec(key) ?? [];
      if (!chain) continue;
      for (const topic of [tillsTopic(Number(chain)), clubTopic(Number(chain))]) {
        for (const entry of byTopic.of(topic)) entry.checkAt = now;
        // What the platform changes of a club, as its suspension, no transaction of the club's has told.
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
        // Neither all at once, when many come at the same moment.
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
      // What its page has just read may have been older than what it would have heard.
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
