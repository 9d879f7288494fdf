/** What is remembered of at most so many: a key that is set is the newest, and the oldest makes room for it. */
export class Latest<Key, Value> extends Map<Key, Value> {
  readonly #atMost: number;
  readonly #forgotten: (key: Key, value: Value) => void;

  /** `forgotten` hears of each that has made room, once it is gone. */
  constructor(atMost: number, forgotten: (key: Key, value: Value) => void = () => {}) {
    super();
    this.#atMost = atMost;
    this.#forgotten = forgotten;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.size > this.#atMost ? this : [];
    if (oldest) {
      this.delete(oldest[0]);
      this.#forgotten(...oldest);
    }
    return this;
  }
}
