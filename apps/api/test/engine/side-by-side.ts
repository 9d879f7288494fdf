import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { endOfDay } from "@stammis/domain/calendar";
import { balanceAsOf } from "@stammis/domain/ledger-replay";
import { openUsage, rewardUsable } from "@stammis/domain/stamp-card-usages";
import { stampsPossible } from "@stammis/domain/stamp-cards";
import { Refused } from "../harness.ts";
import type { ClubEvent, ClubHistory } from "./club-events.ts";
import {
  type ClubLife,
  changeOffer,
  editCard as editLifeCard,
  editCoupon as editLifeCoupon,
  endsAhead,
  type LifeMember,
  passTime,
  pick,
  pickMostly,
  startClub,
} from "./club-life.ts";
import { expected, type Look, look } from "./club-look.ts";
import {
  type ClubWorld,
  editCard,
  editCoupon,
  enterHistory,
  enterTime,
  setRules,
  setStatus,
  takenBefore,
} from "./club-world.ts";
import * as returns from "./return-life.ts";
import { No, rewardsOf, type VisitEvent, visit } from "./visit-life.ts";

/** One history lived by the rules alone and by the product, at the same time. */
interface Both {
  life: ClubLife;
  world: ClubWorld;
  seen: Look;
  counts: Map<string, number>;
}

function agree(what: string, real: unknown, told: unknown): void {
  if (isDeepStrictEqual(real, told)) return;
  throw new Error(`${what}: the product ${JSON.stringify(real)}, the rules ${JSON.stringify(told)}`);
}

/** What the rules make of it, or the code they refuse it with. */
function told<T>(act: () => T): { ok: T } | { no: string } {
  try {
    return { ok: act() };
  } catch (error) {
    if (error instanceof No) return { no: error.message };
    throw error;
  }
}

async function asked<T>(act: () => Promise<T>): Promise<{ ok: T } | { no: string }> {
  try {
    return { ok: await act() };
  } catch (error) {
    if (error instanceof Refused) return { no: error.problem.code };
    throw error;
  }
}

/** Lets both do it; both must refuse with the same code, or answer. Then the product may be asked again with its key. */
async function both<L, R>(
  it: Both,
  event: ClubEvent,
  lived: () => L,
  real: (key: string) => Promise<R>,
): Promise<{ lived: L; real: R } | null> {
  const key = randomUUID();
  const answer = await asked(() => real(key));
  const rule = told(lived);
  const count = "no" in rule ? rule.no : event.kind;
  it.counts.set(count, (it.counts.get(count) ?? 0) + 1);
  if ("no" in answer || "no" in rule) {
    agree(event.kind, "no" in answer ? answer.no : "done", "no" in rule ? rule.no : "done");
    return null;
  }
  if ("again" in event && event.again) agree("the same key again", await real(key), answer.ok);
  return { lived: rule.ok, real: answer.ok };
}

async function visitBoth(it: Both, event: VisitEvent): Promise<void> {
  const { life, world, seen } = it;
  const memberId = world.memberIds[event.member] as number;
  const usageIds = rewardsOf(life, event).map(({ index, usage }) => {
    const card = world.cardIds[index];
    const same = seen.usages.find(
      (each) => each.member === memberId && each.card === card && each.order === usage.order,
    );
    return same?.id as number;
  });
  const body = {
    amount: event.amountOre === null ? null : event.amountOre / 100,
    amountConfirmed: true,
    couponIds: event.coupons.map((index) => world.couponIds[index] as number),
    stamps: event.stamps.flatMap((stamps, index) =>
      stamps > 0 ? [{ stampcardId: world.cardIds[index] as number, stamps }] : [],
    ),
    stampcardUsageIds: usageIds,
    useWelcomeOffer: event.welcome,
    campaignIds: event.campaign ? [world.campaignId] : [],
  };
  const done = await both(
    it,
    event,
    () => visit(life, event),
    (key) => world.till.visit(memberId, body, key),
  );
  if (!done) return;
  const { made, answer } = done.lived;
  const { purchaseId, redemptions, stampcards, completed, ...rest } = done.real;
  made.realId = purchaseId;
  made.uses.forEach((use, index) => {
    use.realId = redemptions[index]?.redemptionId as number;
  });
  const shown = {
    ...rest,
    redemptions: redemptions.map(({ points, value }) => ({ points, value })),
    stampcards: stampcards
      .map(({ stampcardId, title: _, ...card }) => ({ card: world.cardIds.indexOf(stampcardId), ...card }))
      .sort((a, b) => a.card - b.card),
    completed: completed.length,
  };
  agree("the answer to a visit", shown, answer);
}

async function returnBoth(it: Both, event: Extract<ClubEvent, { kind: "RETURN" }>): Promise<void> {
  const { life, world } = it;
  const one = pickMostly(life.visits, event.which, ({ returned }) => !returned);
  if (!one) return;
  const back = returns.askedBack(one, event);
  const body = {
    stamps: back.stamps.flatMap((stamps, index) =>
      stamps > 0 ? [{ stampcardId: world.cardIds[index] as number, stamps }] : [],
    ),
    redemptionIds: back.uses.map(({ realId }) => realId),
  };
  const real = (key: string) => world.till.bringBack(one.realId, back.amountOre / 100, body, key);
  const done = await both(it, event, () => returns.bringBack(life, one, back), real);
  if (!done) return;
  const { returnId: _, ...answer } = done.real;
  agree("the answer to a return", answer, done.lived);
}

async function actBoth(it: Both, event: ClubEvent): Promise<void> {
  const { life, world } = it;
  const { till } = world;
  const same = async <T>(lived: () => T, real: (key: string) => Promise<unknown>) => {
    const done = await both(it, event, lived, real);
    if (done) agree(`the answer to ${event.kind}`, done.real, done.lived);
  };
  const refusable = (act: () => string | null) => () => {
    const code = act();
    if (code) throw new No(code);
  };
  switch (event.kind) {
    case "VISIT":
      return visitBoth(it, event);
    case "RETURN":
      return returnBoth(it, event);
    case "UNDO": {
      const one = pickMostly(life.visits, event.which, ({ returned }) => !returned);
      if (one)
        await same(
          () => returns.undo(life, one),
          (key) => till.undo(one.realId, key),
        );
      return;
    }
    case "CANCEL": {
      const one = pickMostly(life.uses, event.which, ({ standing }) => standing);
      if (one)
        await same(
          () => returns.cancel(life, one),
          (key) => till.cancel(one.realId, key),
        );
      return;
    }
    case "CORRECT": {
      const memberId = world.memberIds[event.member] as number;
      const done = await both(
        it,
        event,
        () => returns.correct(life, event),
        (key) => till.correct(memberId, event.points, {}, key),
      );
      if (!done) return;
      const { lotId, ...answer } = done.real;
      done.lived.made.realId = lotId;
      return agree("the answer to a correction", answer, done.lived.answer);
    }
    case "WITHDRAW": {
      const one = pickMostly(life.corrections, event.which, ({ standing }) => standing);
      if (one)
        await same(
          () => returns.withdraw(life, one),
          (key) => till.withdraw(one.realId, key),
        );
      return;
    }
    case "LOOK":
      return lookBoth(it, event);
    case "RULES": {
      const from = event.countedFrom;
      life.rule = {
        ...{ active: event.active, pointsPerKronaHundredths: event.rate, monthValidation: event.months },
        countedPointsFrom: from === null ? null : life.today.add({ days: from }),
      };
      return setRules(world, life);
    }
    case "STATUS":
      await both(
        it,
        event,
        refusable(() => changeOffer(life, event)),
        () => setStatus(world, event.offer, event.to),
      );
      return;
    case "EDIT_CARD": {
      const { stampsAmount, months: monthValidation, days: dayValidation } = event;
      const promise = { stampsAmount, monthValidation, dayValidation };
      await both(
        it,
        event,
        refusable(() => editLifeCard(life, event)),
        () => editCard(world, event.card, promise),
      );
      return;
    }
    case "EDIT_COUPON": {
      const coupon = life.coupons[event.coupon];
      if (!coupon) return;
      const before = { ...coupon };
      await both(
        it,
        event,
        refusable(() => editLifeCoupon(life, event)),
        () => editCoupon(world, event, before),
      );
      return;
    }
    case "WAIT":
      return wait(it, life.now.add({ minutes: event.minutes }));
    case "WAIT_TO_END": {
      const end = pick(endsAhead(life), event.which);
      const until = end?.add({ minutes: event.minutesAfter });
      if (until && Temporal.Instant.compare(until, life.now) > 0) await wait(it, until);
    }
  }
}

function wait({ life, world }: Both, until: Temporal.Instant): Promise<void> {
  passTime(life, until);
  return enterTime(world, until);
}

/** What the till shows, and what could be used at the end of a day before. */
async function lookBoth({ life, world }: Both, event: Extract<ClubEvent, { kind: "LOOK" }>): Promise<void> {
  const { account, cards, entries } = life.members[event.member] as LifeMember;
  const id = world.memberIds[event.member] as number;
  const at = await world.till.member(id);
  const shown = at.stampcards.map(({ id, usage, owedStamps, stampsPossible }) => [
    ...[world.cardIds.indexOf(id), usage?.collectedStamps ?? 0, owedStamps, stampsPossible],
  ]);
  const told = cards.flatMap((card, index) => {
    const possible = stampsPossible(card, life.cards[index] as ClubLife["cards"][number], life.today);
    return possible === 0 ? [] : [[index, openUsage(card, life.today)?.collected ?? 0, card.owed, possible]];
  });
  agree("the cards at the till", shown.sort(), told.sort());
  const rewards = cards.flatMap(({ usages }) =>
    usages.filter(({ reward }) => reward && rewardUsable(reward, life.today)),
  );
  agree("the rewards at the till", at.stampcardCoupons.length, rewards.length);
  const day = life.today.subtract({ days: event.daysAgo });
  const as = { as: world.club.merchant.token, chain: world.club.chain.subdomain };
  const past = await world.api.call("getMemberBalance", { params: { id }, query: { date: day.toString() } }, as);
  agree("the balance of a day", past.balance, balanceAsOf(account.lots, entries, day, life.timeZone));
  agree(
    "the end of that day",
    Temporal.Instant.compare(endOfDay(day, life.timeZone), life.now) > 0,
    event.daysAgo === 0,
  );
}

/**
 * Lives a history by the rules and by the product side by side; throws at the first step after which they differ. Adds
 * to `counts` how often each act was done, and each refusal given.
 */
export async function runSideBySide(club: ClubWorld, history: ClubHistory, counts = new Map<string, number>()) {
  const life = startClub(history, club.club.chain.timeZone, await takenBefore(club));
  const world = await enterHistory(club, life);
  const it: Both = { life, world, seen: await look(club.api.owner, world, life.today), counts };
  for (const event of history.events) {
    await actBoth(it, event);
    it.seen = await look(club.api.owner, world, life.today);
    agree(`after ${event.kind}`, it.seen.standing, expected(life, world));
  }
  await compareEntries(it);
}

/** Every entry of both members: the rules and the product wrote the same, in the same order. */
async function compareEntries({ life, world }: Both): Promise<void> {
  const { rows } = await world.api.owner.query(
    `with lot as (select id, row_number() over (order by id)::int as place from point_lot
       where chain_id = $1 and member_id = any($2))
     select array(select json_build_array(e.kind, lot.place, other.place, e.points) from point_entry e
       join lot on lot.id = e.lot_id left join lot as other on other.id = e.other_lot_id
       where e.chain_id = $1 and e.member_id = one.id and (e.kind <> 'EARN') order by e.id) as entries
     from unnest($2::bigint[]) with ordinality as one (id, place) order by place`,
    [world.chainId, world.memberIds],
  );
  life.members.forEach(({ entries }, index) => {
    const written = entries.filter(({ kind }) => kind !== "EARN");
    const told = written.map(({ kind, lotId, otherLotId, points }) => [kind, lotId, otherLotId, points]);
    agree("the entries of a member", rows[index].entries, told);
  });
}
