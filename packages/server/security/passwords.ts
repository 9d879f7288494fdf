import { hash, verify } from "@node-rs/argon2";

/** Strangers wait behind those who have shown something already: a known device, a session, a link. */
export type Asker = "known" | "stranger";

/** argon2id with the library's parameters (19 MiB, two passes), hashed off the event loop. */
export interface Passwords {
  /** Of somebody with a session or a link of theirs: nobody else chooses a password. */
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is anything to compare with. */
  matches(stored: string | null | undefined, password: string, asker: Asker): Promise<boolean>;
}

/** At most this many at once: each takes 19 MiB and a core. Others wait, and past their queue are turned away. */
const atOnce = 2;
const queueAtMost = 64;

export class PasswordQueueFull extends Error {}

/** What nobody's password is compared with, made once in a process. */
let nobodys: Promise<string> | undefined;

export function createPasswords(): Passwords {
  let running = 0;
  const waiting: Record<Asker, (() => void)[]> = { known: [], stranger: [] };

  async function takeTurn(asker: Asker): Promise<void> {
    if (running < atOnce) {
      running++;
      return;
    }
    if (waiting[asker].length >= queueAtMost) throw new PasswordQueueFull();
    await new Promise<void>((resolve) => waiting[asker].push(resolve));
  }

  /** The turn is handed on, so that nobody who comes at this moment slips in between. */
  function endTurn(): void {
    const next = waiting.known.shift() ?? waiting.stranger.shift();
    if (next) next();
    else running--;
  }

  async function inTurn<T>(asker: Asker, act: () => Promise<T>): Promise<T> {
    await takeTurn(asker);
    try {
      return await act();
    } finally {
      endTurn();
    }
  }

  nobodys ??= hash(crypto.randomUUID());
  const nobody = nobodys;
  return {
    hash: (password) => inTurn("known", () => hash(password)),
    async matches(stored, password, asker) {
      const against = stored ?? (await nobody);
      const same = await inTurn(asker, () => verify(against, password));
      return same && Boolean(stored);
    },
  };
}
