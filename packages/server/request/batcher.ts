/**
 * The result of a request in a batch. `RUN_SINGLE`: the request did not run, because it would have made the batch wait.
 */
export type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; error: unknown } | "RUN_SINGLE";

interface Batching<Request, Answer> {
  /** The largest number of requests in a batch. */
  size: number;
  /** The largest number of concurrent batches of one key. */
  concurrency: number;
  /**
   * Returns the subject of a request. Two requests of one subject never share a batch: the second must see the effect
   * of the first. If absent, all requests may share a batch.
   */
  subjectOf?(request: Request): number;
  /** Runs requests in one transaction without waiting for locks; resolves after the commit. A rejection means no effect. */
  runBatch(requests: Request[]): Promise<Outcome<Answer>[]>;
  /** Runs one request, and waits for the locks it needs. */
  runSingle(request: Request): Promise<Answer>;
  /** Whether the requests of a failed batch should be retried one by one. */
  isWorthRetrying(error: unknown): boolean;
}

interface Pending<Request, Answer> {
  request: Request;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Queue<Request, Answer> {
  pending: Pending<Request, Answer>[];
  running: number;
}

/**
 * Creates a function that runs requests of one key in batches, in order of arrival: while a batch commits, the next one
 * collects. No request waits for others to arrive, and every request has its own answer or error.
 */
export function createBatcher<Request, Answer>(batching: Batching<Request, Answer>) {
  const { size, concurrency, subjectOf } = batching;
  type Waiting = Pending<Request, Answer>;
  const queues = new Map<string, Queue<Request, Answer>>();

  /** Runs one request without waiting for it, so that the next batch starts at once. */
  const runSingle = ({ request, resolve, reject }: Waiting) => void batching.runSingle(request).then(resolve, reject);

  async function runBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await batching.runBatch(batch.map(({ request }) => request));
      for (const [index, waiting] of batch.entries()) {
        const outcome = outcomes[index];
        if (!outcome || outcome === "RUN_SINGLE") runSingle(waiting);
        else if (outcome.ok) waiting.resolve(outcome.answer);
        else waiting.reject(outcome.error);
      }
    } catch (error) {
      const isFinal = batch.length === 1 || !batching.isWorthRetrying(error);
      for (const waiting of batch) {
        if (isFinal) waiting.reject(error);
        else runSingle(waiting);
      }
    }
  }

  /** Removes the first pending requests from the queue, one per subject. */
  function takeBatch(queue: Queue<Request, Answer>): Waiting[] {
    const subjects = new Set<number>();
    const [batch, remaining]: [Waiting[], Waiting[]] = [[], []];
    for (const waiting of queue.pending) {
      const subject = subjectOf?.(waiting.request);
      if (batch.length === size || (subject !== undefined && subjects.has(subject))) remaining.push(waiting);
      else batch.push(waiting);
      if (subject !== undefined) subjects.add(subject);
    }
    queue.pending = remaining;
    return batch;
  }

  function start(key: string, queue: Queue<Request, Answer>): void {
    if (queue.pending.length === 0 || queue.running === concurrency) return;
    const batch = takeBatch(queue);
    queue.running++;
    void runBatch(batch).finally(() => {
      queue.running--;
      if (queue.running + queue.pending.length === 0) queues.delete(key);
      else start(key, queue);
    });
  }

  return (key: string, request: Request): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key) ?? { pending: [], running: 0 };
      queues.set(key, queue);
      queue.pending.push({ request, resolve, reject });
      // Requests that arrive in the same turn of the event loop share a batch.
      if (queue.pending.length === 1) setImmediate(start, key, queue);
    });
}
