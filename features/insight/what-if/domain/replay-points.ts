/** Points given at once. `at`: milliseconds since the epoch, for ordering. */
export interface GivenPoints {
  at: number;
  points: number;
  validThrough: Temporal.PlainDate;
}

/** Points taken by a redemption or a deduction; `couponId` is the reward's id. */
export interface TakenPoints {
  at: number;
  day: Temporal.PlainDate;
  points: number;
  couponId: number | null;
}

/** The remaining points of a lot. */
interface Left {
  validThrough: Temporal.PlainDate;
  left: number;
}

/**
 * A replay of a member's points. Uses the points that expire soonest first. Points count as expired on the day after
 * their last day.
 */
export class Purse {
  /** In the order of use. */
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

  /** Returns the usable points on a day. Days must be passed in order. */
  balance(day: Temporal.PlainDate): number {
    const isOver = ({ validThrough }: Left) => Temporal.PlainDate.compare(validThrough, day) < 0;
    const over = this.#lots.filter(isOver);
    if (over.length > 0) this.#lots = this.#lots.slice(over.length);
    for (const { left: remaining, validThrough } of over) this.#onExpired(remaining, validThrough.add({ days: 1 }));
    return this.#lots.reduce((sum, { left: remaining }) => sum + remaining, 0);
  }

  /** Takes points up to the balance. Returns how many it took. */
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

/** Sorts acts by time. At the same moment points are taken first, because a visit uses points from before it. */
export function inOrder(givenPoints: readonly GivenPoints[], taken: readonly TakenPoints[]): Act[] {
  const acts: Act[] = [...taken.map((each) => ({ taken: each })), ...givenPoints.map((each) => ({ given: each }))];
  return acts.sort((a, b) => atOf(a) - atOf(b));
}
