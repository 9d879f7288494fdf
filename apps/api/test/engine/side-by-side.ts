import { agree, type Both, both } from "./both.ts";
import { changeBoth } from "./change-both.ts";
import type { ClubEvent, ClubHistory } from "./club-events.ts";
import { endsAhead, passTime, pick, pickMostly, startClub } from "./club-life.ts";
import { expected, look } from "./club-look.ts";
import { type ClubWorld, enterHistory, enterTime, takenBefore } from "./club-world.ts";
import { compareEntries, lookBoth } from "./look-both.ts";
import * as returns from "./return-life.ts";
import { returnBoth, visitBoth } from "./visit-both.ts";

function wait({ life, world }: Both, until: Temporal.Instant): Promise<void> {
  passTime(life, until);
  return enterTime(world, until);
}

async function waitToEnd(it: Both, { which, minutesAfter }: Extract<ClubEvent, { kind: "WAIT_TO_END" }>) {
  const until = pick(endsAhead(it.life), which)?.add({ minutes: minutesAfter });
  if (until && Temporal.Instant.compare(until, it.life.now) > 0) await wait(it, until);
}

type Act = Extract<ClubEvent, { kind: "UNDO" | "CANCEL" | "WITHDRAW" | "CORRECT" }>;

/** Acts whose answer is how the member stands. */
async function actBoth(it: Both, event: Act): Promise<void> {
  const { life, world } = it;
  const same = async (lived: () => unknown, real: (key: string) => Promise<unknown>) => {
    const done = await both(it, event, lived, real);
    if (done) agree(`the answer to ${event.kind}`, done.real, done.lived);
  };
  if (event.kind === "UNDO") {
    const one = pickMostly(life.visits, event.which, ({ returned }) => !returned);
    if (one)
      await same(
        () => returns.undo(life, one),
        (key) => world.till.undo(one.realId, key),
      );
  } else if (event.kind === "CANCEL") {
    const one = pickMostly(life.uses, event.which, ({ standing }) => standing);
    if (one)
      await same(
        () => returns.cancel(life, one),
        (key) => world.till.cancel(one.realId, key),
      );
  } else if (event.kind === "WITHDRAW") {
    const one = pickMostly(life.corrections, event.which, ({ standing }) => standing);
    if (one)
      await same(
        () => returns.withdraw(life, one),
        (key) => world.till.withdraw(one.realId, key),
      );
  } else {
    const memberId = world.memberIds[event.member] as number;
    const real = (key: string) => world.till.correct(memberId, event.points, {}, key);
    const done = await both(it, event, () => returns.correct(life, event), real);
    if (!done) return;
    const { lotId, ...answer } = done.real;
    done.lived.made.realId = lotId;
    agree("the answer to a correction", answer, done.lived.answer);
  }
}

function liveBoth(it: Both, event: ClubEvent): Promise<void> {
  switch (event.kind) {
    case "VISIT":
      return visitBoth(it, event);
    case "RETURN":
      return returnBoth(it, event);
    case "LOOK":
      return lookBoth(it, event);
    case "WAIT":
      return wait(it, it.life.now.add({ minutes: event.minutes }));
    case "WAIT_TO_END":
      return waitToEnd(it, event);
    case "RULES":
    case "STATUS":
    case "EDIT_CARD":
    case "EDIT_COUPON":
      return changeBoth(it, event);
    default:
      return actBoth(it, event);
  }
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
    await liveBoth(it, event);
    it.seen = await look(club.api.owner, world, life.today);
    agree(`after ${event.kind}`, it.seen.standing, expected(life, world));
  }
  await compareEntries(it);
}
