import { hash, verify } from "@node-rs/argon2";

/**
 * The class of a caller in the password queue. Strangers wait behind callers with a known device, a session or a link.
 */
export type Asker = "known" | "stranger";

/** Hashes passwords with argon2id and the library's parameters (19 MiB, two passes), outside the event loop. */
export interface Passwords {
  /** Hashes a new password. Needs no class of caller: only callers with a session or a link choose passwords. */
  hash(password: string): Promise<string>;
  /** Compares a password with the stored hash; takes the same time if no hash is stored. */
  matches(stored: string | null | undefined, password: string, asker: Asker): Promise<boolean>;
}

/**
 * The number of concurrent hashes, as each takes 19 MiB and a processor core. Further ones wait, and a full queue
 * refuses.
 */
const atOnce = 2;
const queueAtMost = 64;

export class PasswordQueueFull extends Error {}

/** A hash to compare with if no password is stored; created once per process. */
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

  /** Passes the turn to a waiting caller directly, so that a new arrival cannot take it. */
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
