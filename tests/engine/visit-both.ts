import { agree, type Both, both } from "./both.ts";
import type { ClubEvent } from "./club-events.ts";
import { ofPresent, pickMostly } from "./club-life.ts";
import { previewReturn, previewVisit } from "./preview-both.ts";
import * as returns from "./return-life.ts";
import { askedWithWelcome, possible, rewardsOf, type VisitEvent, visit } from "./visit-life.ts";

export async function visitBoth(sides: Both, plannedEvent: VisitEvent): Promise<void> {
  const { life, world, seen } = sides;
  const event = plannedEvent.bold ? plannedEvent : possible(life, plannedEvent);
  const memberId = world.memberIds[event.member] as number;
  const fillingIds = rewardsOf(life, event).map(({ index, filling }) => {
    const card = world.cardIds[index];
    const same = seen.fillings.find(
      (each) => each.member === memberId && each.card === card && each.order === filling.order,
    );
    return same?.id as number;
  });
  const withWelcome = askedWithWelcome(life, event);
  const body = {
    amount: event.amountOre === null ? null : event.amountOre / 100,
    amountConfirmed: true,
    couponIds: event.coupons.map((index) => world.couponIds[index] as number),
    stamps: event.stamps.flatMap((stamps, index) =>
      stamps > 0 ? [{ stampcardId: world.cardIds[index] as number, stamps }] : [],
    ),
    stampcardUsageIds: fillingIds,
    welcomeOffer: event.welcome
      ? { couponId: withWelcome === null ? null : (world.couponIds[withWelcome] as number) }
      : null,
    campaignIds: event.campaign ? [world.campaignId] : [],
  };
  const preview = await previewVisit(sides, event, memberId, body);
  const real = (key: string) => world.till.visit(memberId, body, key);
  const result = await both(sides, event, () => visit(life, event), preview(real));
  if (!result) return;
  const { made, answer } = result.lived;
  const { purchaseId, redemptions, stampcards, completed, ...rest } = result.real;
  made.realId = purchaseId;
  made.uses.forEach((use, index) => {
    use.realId = redemptions[index]?.redemptionId as number;
  });
  const actualAnswer = {
    ...rest,
    redemptions: redemptions.map(({ points, value }) => ({ points, value })),
    stampcards: stampcards
      .map(({ stampcardId, title: _, ...card }) => ({ card: world.cardIds.indexOf(stampcardId), ...card }))
      .sort((a, b) => a.card - b.card),
    completed: completed.length,
  };
  agree("the answer to a visit", actualAnswer, answer);
}

export async function returnBoth(sides: Both, event: Extract<ClubEvent, { kind: "RETURN" }>): Promise<void> {
  const { life, world } = sides;
  const one = pickMostly(ofPresent(life, life.visits), event.which, ({ returned }) => !returned);
  if (!one) return;
  const returnRequest = returns.askedBack(one, event);
  const body = {
    stamps: returnRequest.stamps.flatMap((stamps, index) =>
      stamps > 0 ? [{ stampcardId: world.cardIds[index] as number, stamps }] : [],
    ),
    redemptionIds: returnRequest.uses.map(({ realId }) => realId),
    keptRedemptionIds: returnRequest.keeps.map(({ realId }) => realId),
  };
  const preview = await previewReturn(sides, one, { ...body, amountOre: returnRequest.amountOre });
  const real = (key: string) => world.till.bringBack(one.realId, returnRequest.amountOre / 100, body, key);
  const result = await both(sides, event, () => returns.bringBack(life, one, returnRequest), preview(real));
  if (!result) return;
  const { returnId: _, ...answer } = result.real;
  agree("the answer to a return", answer, result.lived);
}
