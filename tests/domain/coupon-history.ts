import fc from "fast-check";
import {
  type CouponFields,
  type CouponUse,
  checkCouponFields,
  couponUse,
  isUsedUp,
} from "#features/loyalty/coupons/domain/coupons.ts";
import {
  canTransition,
  effectiveStatus,
  type StoredStatus,
} from "#features/loyalty/publishing/domain/publish-status.ts";

/**
 * An event of two coupons, three members and three tills, as plain data. `use` is an index among the uses, modulo their
 * number.
 */
export type CouponEvent =
  /** A till opens a member's card and sees the usable coupons. */
  | { kind: "LOOK"; till: number; member: number; coupon: number }
  /** The till uses the coupon it saw, whatever has happened since. */
  | { kind: "PRESS"; till: number }
  | { kind: "GIVE_BACK"; use: number }
  | { kind: "EARN"; member: number; points: number }
  | { kind: "REACH"; member: number; reached: boolean }
  | { kind: "DAYS"; days: number }
  | { kind: "STATUS"; coupon: number; to: StoredStatus }
  | { kind: "LIMITS"; coupon: number; totalLimit: number | null; perMemberLimit: number | null };

const till = fc.nat(2);
const member = fc.nat(2);
const coupon = fc.nat(1);
const limit = fc.option(fc.integer({ min: 1, max: 5 }));
const statuses: StoredStatus[] = ["ACTIVE", "ACTIVE", "STOPPED", "COMPLETED", "WITHDRAWN"];
const of = <K extends string, T extends object>(kind: K, fields: { [P in keyof T]: fc.Arbitrary<T[P]> }) =>
  fc.record({ kind: fc.constant(kind), ...fields }) as unknown as fc.Arbitrary<{ kind: K } & T>;

const event: fc.Arbitrary<CouponEvent> = fc.oneof(
  { weight: 30, arbitrary: of("LOOK", { till, member, coupon }) },
  { weight: 45, arbitrary: of("PRESS", { till }) },
  { weight: 10, arbitrary: of("GIVE_BACK", { use: fc.nat(100) }) },
  { weight: 8, arbitrary: of("EARN", { member, points: fc.integer({ min: 1, max: 120 }) }) },
  { weight: 4, arbitrary: of("REACH", { member, reached: fc.boolean() }) },
  { weight: 3, arbitrary: of("DAYS", { days: fc.integer({ min: 1, max: 12 }) }) },
  { weight: 3, arbitrary: of("STATUS", { coupon, to: fc.constantFrom(...statuses) }) },
  { weight: 5, arbitrary: of("LIMITS", { coupon, totalLimit: limit, perMemberLimit: limit }) },
);

export function couponHistory(maxLength = 40): fc.Arbitrary<CouponEvent[]> {
  return fc.array(event, { maxLength, size: "max" });
}

interface Coupon {
  fields: CouponFields;
  status: StoredStatus;
}
interface Use {
  coupon: number;
  member: number;
  price: number;
}

const startsOn = Temporal.PlainDate.from("2027-02-25");
const base = { minimumOre: null, startsOn, endsOn: startsOn.add({ days: 40 }), totalLimit: 3 };

/** Runs a history, and asserts after each event that no limit is exceeded and no balance is negative. */
export function runCouponHistory(events: readonly CouponEvent[]): CouponLife {
  const life = new CouponLife();
  for (const event of events) {
    life.live(event);
    life.hold();
  }
  return life;
}

export class CouponLife {
  today = startsOn;
  coupons: Coupon[] = [
    {
      fields: { ...base, kind: "REWARD", name: "Bulle", pointsRequired: 60, valueOre: null, perMemberLimit: null },
      status: "ACTIVE",
    },
    {
      fields: { ...base, kind: "VALUE", name: "Tio kronor", pointsRequired: null, valueOre: 1000, perMemberLimit: 1 },
      status: "ACTIVE",
    },
  ];
  members = [0, 1, 2].map(() => ({ earned: 100, reached: true }));
  uses: Use[] = [];
  seen = new Set<string>();
  #tills = new Map<number, { member: number; coupon: number; seen: CouponUse; version: number }>();
  #version = 0;

  live(event: CouponEvent): void {
    if (event.kind === "LOOK") {
      const seen = this.#ask(event.coupon, event.member);
      this.#tills.set(event.till, { member: event.member, coupon: event.coupon, seen, version: this.#version });
    } else if (event.kind === "PRESS") this.#press(event.till);
    else this.#change(event);
  }

  #change(event: Exclude<CouponEvent, { kind: "LOOK" | "PRESS" }>): void {
    this.#version += 1;
    if (event.kind === "GIVE_BACK" && this.uses.length > 0) this.uses.splice(event.use % this.uses.length, 1);
    if (event.kind === "EARN") this.#member(event.member).earned += event.points;
    if (event.kind === "REACH") this.#member(event.member).reached = event.reached;
    if (event.kind === "DAYS") this.today = this.today.add({ days: event.days });
    if (event.kind === "STATUS") this.#publish(event.coupon, event.to);
    if (event.kind === "LIMITS") this.#limit(event);
  }

  hold(): void {
    for (const [index, { fields }] of this.coupons.entries()) {
      const taken = this.#usesOf(index).length;
      if (fields.totalLimit !== null && taken > fields.totalLimit)
        throw new Error(`coupon ${index} was used ${taken} times`);
    }
    for (const index of this.members.keys()) {
      if (this.#balance(index) < 0) throw new Error(`member ${index} has ${this.#balance(index)} points`);
    }
  }

  #press(index: number): void {
    const till = this.#tills.get(index);
    if (!till) return;
    const answer = this.#ask(till.coupon, till.member);
    const same = JSON.stringify(answer) === JSON.stringify(till.seen);
    if (till.version === this.#version && !same) throw new Error("the tile and the server disagree");
    this.seen.add(answer.ok ? "used" : answer.reason);
    if (!same) this.seen.add("too late");
    if (!answer.ok) return;
    const { fields } = this.#coupon(till.coupon);
    const mine = this.#usesOf(till.coupon).filter(({ member }) => member === till.member).length;
    if (mine >= (fields.perMemberLimit ?? Number.POSITIVE_INFINITY))
      throw new Error("the coupon was used more often than its limit per member");
    if (this.#usesOf(till.coupon).length >= (fields.totalLimit ?? Number.POSITIVE_INFINITY))
      throw new Error("the coupon was used more often than its total limit");
    this.uses.push({ coupon: till.coupon, member: till.member, price: fields.pointsRequired ?? 0 });
    this.#version += 1;
  }

  #ask(index: number, member: number): CouponUse {
    const { fields, status: stored } = this.#coupon(index);
    const { startsOn, endsOn, totalLimit } = fields;
    const uses = this.#usesOf(index);
    const usedUp = isUsedUp(totalLimit, uses.length);
    const status = effectiveStatus({ status: stored, endsOn, suspended: false, usedUp, today: this.today });
    const usedByMember = uses.filter((use) => use.member === member).length;
    const balance = this.#balance(member);
    const { reached } = this.#member(member);
    return couponUse(
      { ...fields, status, startsOn, endsOn, usedUp, usedByMember, balance, reached, inGrace: false },
      this.today,
    );
  }

  #publish(index: number, to: StoredStatus): void {
    const coupon = this.#coupon(index);
    if (canTransition(coupon.status, to)) coupon.status = to;
  }

  #limit({ coupon: index, totalLimit, perMemberLimit }: Extract<CouponEvent, { kind: "LIMITS" }>): void {
    const coupon = this.#coupon(index);
    const checked = checkCouponFields({ ...coupon.fields, totalLimit, perMemberLimit }, this.#usesOf(index).length);
    if (checked.ok) coupon.fields = checked.coupon;
    else this.seen.add(checked.problems.totalLimit ?? "another problem");
  }

  #usesOf(coupon: number): Use[] {
    return this.uses.filter((use) => use.coupon === coupon);
  }
  #balance(member: number): number {
    const spent = this.uses.reduce((sum, use) => (use.member === member ? sum + use.price : sum), 0);
    return this.#member(member).earned - spent;
  }
  #coupon(index: number): Coupon {
    return this.coupons[index] as Coupon;
  }
  #member(index: number) {
    return this.members[index] as { earned: number; reached: boolean };
  }
}
