/** `clean`: no edits yet; `waiting`: edited, about to be sent. */
export type SaveState = "clean" | "waiting" | "saving" | "saved" | "failed";

const pauseMs = 800;

/** Sends typed values to the server shortly after the last change, one at a time, the newest last. */
export class AutosaveQueue<T> {
  send: (value: T) => Promise<unknown> = async () => {};
  readonly #tell: (state: SaveState) => void;
  #next: { value: T } | null = null;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tell: (state: SaveState) => void) {
    this.#tell = tell;
  }

  change = (value: T) => {
    this.#next = { value };
    this.#tell("waiting");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, pauseMs);
  };

  flush = (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  };

  /** Drops the pending value after the current request has completed, because it was sent by other means. */
  settle = async () => {
    clearTimeout(this.#timer);
    this.#next = null;
    await this.#running;
    this.#tell("clean");
  };

  async #run() {
    while (this.#next) {
      const sending = this.#next;
      this.#next = null;
      this.#tell("saving");
      try {
        await this.send(sending.value);
      } catch {
        this.#next ??= sending;
        this.#tell("failed");
        return;
      }
      this.#tell(this.#next ? "waiting" : "saved");
    }
  }
}
