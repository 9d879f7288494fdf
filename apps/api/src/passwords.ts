import { hash, verify } from "@node-rs/argon2";

/** argon2id with the library's parameters (19 MiB, two passes), hashed off the event loop. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is anything to compare with. */
  matches(stored: string | null | undefined, password: string): Promise<boolean>;
}

/** At most this many at once: each takes 19 MiB and a core. Others wait, and past the queue are turned away. */
const atOnce = 2;
const queueAtMost = 64;

export class PasswordQueueFull extends Error {}

export function createPasswords(): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(act: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= queueAtMost) throw new PasswordQueueFull();
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running++;
    try {
      return await act();
    } finally {
      running--;
      waiting.shift()?.();
    }
  }

  const nobody = inTurn(() => hash(crypto.randomUUID()));
  return {
    hash: (password) => inTurn(() => hash(password)),
    async matches(stored, password) {
      const against = stored ?? (await nobody);
      const same = await inTurn(() => verify(against, password));
      return same && Boolean(stored);
    },
  };
}
