/** Points a member got at once. `at`: milliseconds of the epoch, by which what happened is put in order. */
export interface GivenPoints {
  at: number;
  points: number;
  validThrough: Temporal.PlainDate;
}

/** Points a member used, or that a correction took; `couponId` of a reward. */
export interface TakenPoints {
  at: number;
  day: Temporal.PlainDate;
  points: number;
  couponId: number | null;
}

/** What is there of points given at once. */
interface Left {
  validThrough: Temporal.PlainDate;
  left: number;
}

/**
 * A member's points lived through again: a purse that gives and takes as told, the soonest to expire first. What is over
 * counts as expired on the day after its last.
 */
export class Purse {
  /** In the order they are used. */
  #lots: Left[] = [];
  readonly #onExpired: (points: number, since: Temporal.PlainDate) => void;

  constructor(onExpired: (points: number, since: Temporal.PlainDate) => void = () => {}) {
    this.#onExpired = onExpired;
  }

  give({ points, validThrough }: Omit<GivenPoints, "at">): void {
    if (points <= 0) return;
    let place = this.#lots.length;
    while (
      place > 0 &&
      Temporal.PlainDate.compare(this.#lots[place - 1]?.validThrough ?? validThrough, validThrough) > 0
    )
      place -= 1;
    this.#lots.splice(place, 0, { validThrough, left: points });
  }

  /** Can be used on a day; days are asked for in order. */
  balance(day: Temporal.PlainDate): number {
    const isOver = ({ validThrough }: Left) => Temporal.PlainDate.compare(validThrough, day) < 0;
    const over = this.#lots.filter(isOver);
    if (over.length > 0) this.#lots = this.#lots.slice(over.length);
    for (const { left: remaining, validThrough } of over) this.#onExpired(remaining, validThrough.add({ days: 1 }));
    return this.#lots.reduce((sum, { left: remaining }) => sum + remaining, 0);
  }

  /** Takes so many points, or what there is. Answers how many it took. */
  take(points: number, day: Temporal.PlainDate): number {
    const taken = Math.min(points, this.balance(day));
    for (let remaining = taken; remaining > 0; ) {
      const [first] = this.#lots;
      if (!first) break;
      const part = Math.min(first.left, remaining);
      first.left -= part;
      remaining -= part;
      if (first.left === 0) this.#lots.shift();
    }
    return taken;
  }
}

type Act = { given: GivenPoints } | { taken: TakenPoints };

const atOf = (act: Act) => ("given" in act ? act.given.at : act.taken.at);

/** In order of time. Of the same moment what is taken comes first: a visit uses what was there before it. */
export function inOrder(givenPoints: readonly GivenPoints[], taken: readonly TakenPoints[]): Act[] {
  const acts: Act[] = [...taken.map((each) => ({ taken: each })), ...givenPoints.map((each) => ({ given: each }))];
  return acts.sort((a, b) => atOf(a) - atOf(b));
}
