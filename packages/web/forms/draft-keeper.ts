/** The account, club, form and entity of a draft. */
export type DraftPlace = { account: number; chain: number; what: string; id: number | string };

export interface Draft<Values> {
  /** The time at which the draft was written. */
  at: string;
  /** The id of the page that wrote it. */
  writer: string;
  /** The version and values that the draft started from; null for a new entity. */
  version: string | null;
  base: Values;
  values: Values;
}

const prefix = "stammis.draft.";
const days = 30;
const pauseMs = 500;

/** Returns whether a name in local storage is a draft's. */
export const isDraft = (name: string) => name.startsWith(prefix);

const nameOf = ({ account, chain, what, id }: DraftPlace) => `${prefix}${account}.${chain}.${what}.${id}`;

type Device = { storage: () => Storage; now: () => number };
const thisDevice: Device = { storage: () => window.localStorage, now: () => Date.now() };

/**
 * Stores typed values on the device, a moment after the last key. If storage is full or forbidden, stores nothing,
 * silently. The newest draft of two pages wins: each page removes only drafts it wrote or adopted. An offered draft is
 * not overwritten before the user answers the offer.
 */
export class DraftKeeper<Values extends object> {
  readonly #name: string | null;
  readonly #isTheirs: () => boolean;
  readonly #device: Device;
  readonly #writer: string;
  readonly #own: Set<string>;
  /** The writer of the offered draft that the user has not answered yet. */
  #unanswered: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #take: (() => Omit<Draft<Values>, "at" | "writer"> | null) | null = null;

  /**
   * `place` null stores nothing. `isTheirs` returns whether the same account is still signed in; otherwise nothing is
   * written.
   */
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

  /** Returns the earlier draft; null for none. Removes expired drafts of all forms. */
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

  /** Stores the result of `take` after a moment; null means that nothing differs, and removes the draft. */
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

  /** Treats another page's draft as this page's own from now on. */
  adopt = ({ writer }: Draft<Values>) => {
    this.#own.add(writer);
    if (this.#unanswered === writer) this.#unanswered = null;
  };

  /** Removes this page's drafts. An offered draft that the user has not answered stays until newer text is typed. */
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
