import { useEffect, useRef, useState } from "react";

/** `clean`: nothing typed yet; `waiting`: typed and about to be sent. */
export type SaveState = "clean" | "waiting" | "saving" | "saved" | "failed";

const pauseMs = 800;

/**
 * Sends what is typed a moment after the last key, one at a time and the newest last; also when the screen is left or
 * hidden. What could not be sent is kept and sent with the next change, or by `flush`.
 */
export function useAutosave<T>(send: (value: T) => Promise<unknown>) {
  const [state, setState] = useState<SaveState>("clean");
  const [queue] = useState(() => new Queue<T>(setState));
  useEffect(() => {
    queue.send = send;
  }, [queue, send]);
  const pending = useRef(false);
  pending.current = state === "waiting" || state === "saving" || state === "failed";
  useEffect(() => {
    const whenHidden = () => document.visibilityState === "hidden" && void queue.flush();
    const whenLeaving = (event: BeforeUnloadEvent) => {
      if (pending.current) event.preventDefault();
    };
    document.addEventListener("visibilitychange", whenHidden);
    window.addEventListener("beforeunload", whenLeaving);
    return () => {
      document.removeEventListener("visibilitychange", whenHidden);
      window.removeEventListener("beforeunload", whenLeaving);
      void queue.flush();
    };
  }, [queue]);
  return { state, change: queue.change, flush: queue.flush, settle: queue.settle };
}

class Queue<T> {
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

  /** Forgets what waits, once what is on its way has arrived: it was sent by other means. */
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
