/** How an act ended that was tried with others. `alone`: it was not, because it would have kept them waiting. */
export type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; error: unknown } | "alone";

interface Acts<Asked, Answer> {
  /** So many at once, and so many times beside each other. */
  atMost: number;
  beside: number;
  /** Two of one subject are never tried together: the second must see what the first has done. Absent: all may be. */
  subjectOf?(asked: Asked): number;
  /** Does all of them in one transaction, waiting for nobody, and answers once that is committed. Throws: nothing was done. */
  together(asked: Asked[]): Promise<Outcome<Answer>[]>;
  /** Does one, and waits for whatever it must. */
  alone(asked: Asked): Promise<Answer>;
  /** Whether each should be tried by itself after several failed together. */
  mayTryAlone(error: unknown): boolean;
}

interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Queue<Asked, Answer> {
  waiting: Waiting<Asked, Answer>[];
  underWay: number;
}

/**
 * Acts that wait at the same moment are done together, each of a `key` in the order they came: while some are being
 * committed, the next gather. Nobody waits for others to come. Each is answered, or refused, by itself.
 */
export function createTogether<Asked, Answer>(acts: Acts<Asked, Answer>) {
  const { atMost, beside, subjectOf } = acts;
  type One = Waiting<Asked, Answer>;
  const queues = new Map<string, Queue<Asked, Answer>>();

  /** Whoever comes next need not wait for it. */
  const goAlone = ({ asked, resolve, reject }: One) => void acts.alone(asked).then(resolve, reject);

  async function goTogether(all: readonly One[]): Promise<void> {
    try {
      const outcomes = await acts.together(all.map(({ asked }) => asked));
      for (const [index, one] of all.entries()) {
        const outcome = outcomes[index];
        if (!outcome || outcome === "alone") goAlone(one);
        else if (outcome.ok) one.resolve(outcome.answer);
        else one.reject(outcome.error);
      }
    } catch (error) {
      const isOnes = all.length === 1 || !acts.mayTryAlone(error);
      for (const one of all) {
        if (isOnes) one.reject(error);
        else goAlone(one);
      }
    }
  }

  /** The first of those who wait, each of another subject. */
  function take(queue: Queue<Asked, Answer>): One[] {
    const subjects = new Set<number>();
    const [taken, left]: [One[], One[]] = [[], []];
    for (const one of queue.waiting) {
      const subject = subjectOf?.(one.asked);
      if (taken.length === atMost || (subject !== undefined && subjects.has(subject))) left.push(one);
      else taken.push(one);
      if (subject !== undefined) subjects.add(subject);
    }
    queue.waiting = left;
    return taken;
  }

  function start(key: string, queue: Queue<Asked, Answer>): void {
    if (queue.waiting.length === 0 || queue.underWay === beside) return;
    const taken = take(queue);
    queue.underWay++;
    void goTogether(taken).finally(() => {
      queue.underWay--;
      if (queue.underWay + queue.waiting.length === 0) queues.delete(key);
      else start(key, queue);
    });
  }

  return (key: string, asked: Asked): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const queue = queues.get(key) ?? { waiting: [], underWay: 0 };
      queues.set(key, queue);
      queue.waiting.push({ asked, resolve, reject });
      // What arrived in the same turn of the event loop goes together.
      if (queue.waiting.length === 1) setImmediate(start, key, queue);
    });
}
