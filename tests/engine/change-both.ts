import { type Both, both } from "./both.ts";
import type { ClubEvent } from "./club-events.ts";
import { changeOffer, editCard as editLifeCard, editCoupon as editLifeCoupon, type LifeCoupon } from "./club-life.ts";
import { editCard, editCoupon, setRules, setStatus } from "./club-world.ts";
import { No } from "./visit-life.ts";

const refusable = (code: string | null) => {
  if (code) throw new No(code);
};
type Change = Extract<ClubEvent, { kind: "RULES" | "STATUS" | "EDIT_CARD" | "EDIT_COUPON" }>;

/** Applies a merchant's change on both sides. */
export async function changeBoth(sides: Both, event: Change): Promise<void> {
  const { life, world } = sides;
  if (event.kind === "RULES") {
    const { active, rate: pointsPerKronaHundredths, months: monthValidation, countedFrom: from } = event;
    const countedPointsFrom = from === null ? null : life.today.add({ days: from });
    life.rule = { active, pointsPerKronaHundredths, monthValidation, countedPointsFrom };
    await setRules(world, life);
    sides.counts.set(event.kind, (sides.counts.get(event.kind) ?? 0) + 1);
  } else if (event.kind === "STATUS") {
    const real = () => setStatus(world, event.offer, event.to);
    await both(sides, event, () => refusable(changeOffer(life, event)), real);
  } else if (event.kind === "EDIT_CARD") {
    const { stampsAmount, months: monthValidation, days: dayValidation } = event;
    const real = () => editCard(world, event.card, { stampsAmount, monthValidation, dayValidation });
    await both(sides, event, () => refusable(editLifeCard(life, event)), real);
  } else {
    const before = { ...(life.coupons[event.coupon] as LifeCoupon) };
    const real = () => editCoupon(world, event, before);
    await both(sides, event, () => refusable(editLifeCoupon(life, event)), real);
  }
}
