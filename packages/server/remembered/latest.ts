/** A cache of limited size: a key that is set becomes the newest, and the oldest is removed. */
export class Latest<Key, Value> extends Map<Key, Value> {
  readonly #atMost: number;
  readonly #forgotten: (key: Key, value: Value) => void;

  /** `forgotten` is called for each entry after its removal. */
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
