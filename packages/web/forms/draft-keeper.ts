/** Whose draft it is, in which club, and of what. */
export type DraftPlace = { account: number; chain: number; what: string; id: number | string };

export interface Draft<Values> {
  /** When it was written. */
  at: string;
  /** The page that wrote it. */
  writer: string;
  /** What it began from: the version, and the form as it was; null: a new thing. */
  version: string | null;
  base: Values;
  values: Values;
}

const prefix = "stammis.draft.";
const days = 30;
const pauseMs = 500;

/** Whether local storage keeps a draft under a name. */
export const isDraft = (name: string) => name.startsWith(prefix);

const nameOf = ({ account, chain, what, id }: DraftPlace) => `${prefix}${account}.${chain}.${what}.${id}`;

type Device = { storage: () => Storage; now: () => number };
const thisDevice: Device = { storage: () => window.localStorage, now: () => Date.now() };

/**
 * Keeps what is typed on the device, a moment after the last key. Storage that is full or forbidden keeps nothing, and
 * nobody is told. The newest of two pages stands: each takes away only what it wrote, or took up. What was offered is not
 * written over until somebody answers.
 */
export class DraftKeeper<Values extends object> {
  readonly #name: string | null;
  readonly #isTheirs: () => boolean;
  readonly #device: Device;
  readonly #writer: string;
  readonly #own: Set<string>;
  /** Who wrote the draft that was offered and is not answered yet. */
  #unanswered: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #take: (() => Omit<Draft<Values>, "at" | "writer"> | null) | null = null;

  /** `place` null: nothing of this form is kept. `isTheirs`: whoever types is still signed in; else nothing is written. */
  constructor(place: DraftPlace | null, isTheirs: () => boolean, device = thisDevice) {
    this.#isTheirs = isTheirs;
    this.#name = place && nameOf(place);
    this.#device = device;
    this.#writer = `${device.now()}-${Math.random()}`;
    this.#own = new Set([this.#writer]);
  }

  #stored(storage: Storage, name: string): Draft<Values> | null {
    const read = JSON.parse(storage.getItem(name) ?? "null") as Draft<Values> | null;
    return read && typeof read.values === "object" && typeof read.base === "object" ? read : null;
  }

  #with<T>(act: (storage: Storage, name: string) => T): T | null {
    try {
      return this.#name === null ? null : act(this.#device.storage(), this.#name);
    } catch {
      return null;
    }
  }

  /** What was left here before. Drafts of all forms are forgotten after their days. */
  read(): Draft<Values> | null {
    return this.#with((storage, name) => {
      const oldest = new Date(this.#device.now() - days * 86_400_000).toISOString();
      for (const key of Object.keys(storage).filter(isDraft)) {
        const draft = this.#with(() => this.#stored(storage, key));
        if (!draft || !(draft.at >= oldest)) storage.removeItem(key);
      }
      const draft = this.#stored(storage, name);
      this.#unanswered = draft && !this.#own.has(draft.writer) ? draft.writer : null;
      return draft;
    });
  }

  /** Writes what `take` tells, soon; null: nothing differs from what there is, and there is no draft. */
  change = (take: () => Omit<Draft<Values>, "at" | "writer"> | null) => {
    this.#take = take;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, pauseMs);
  };

  flush = () => {
    clearTimeout(this.#timer);
    const take = this.#take;
    if (!take) return;
    this.#take = null;
    if (!this.#isTheirs()) return;
    const taken = take();
    if (!taken) return this.#removeOwn();
    const draft: Draft<Values> = { ...taken, at: new Date(this.#device.now()).toISOString(), writer: this.#writer };
    this.#with((storage, name) => {
      if (this.#unanswered && this.#stored(storage, name)?.writer === this.#unanswered) return;
      storage.setItem(name, JSON.stringify(draft));
    });
  };

  /** From now on another page's draft is this one's. */
  adopt = ({ writer }: Draft<Values>) => {
    this.#own.add(writer);
    if (this.#unanswered === writer) this.#unanswered = null;
  };

  /** Takes away what is this page's. What was offered and left unanswered stays, until something newer is typed. */
  remove = () => {
    clearTimeout(this.#timer);
    this.#take = null;
    this.#unanswered = null;
    this.#removeOwn();
  };

  #removeOwn() {
    this.#with((storage, name) => {
      const stored = this.#stored(storage, name);
      if (stored && this.#own.has(stored.writer)) storage.removeItem(name);
    });
  }
}
