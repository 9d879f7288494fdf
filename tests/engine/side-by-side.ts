import { agree, type Both, both, wait } from "./both.ts";
import { changeBoth } from "./change-both.ts";
import type { ClubEvent, ClubHistory } from "./club-events.ts";
import { type ClubLife, endsAhead, ofPresent, pick, pickMostly, startClub, whoOf } from "./club-life.ts";
import { expected, look } from "./club-look.ts";
import { type ClubWorld, enterHistory, takenBefore } from "./club-world.ts";
import { eraseBoth, inviteBoth, joinBoth } from "./coming-both.ts";
import * as corrections from "./correction-life.ts";
import { compareEntries, lookBoth } from "./look-both.ts";
import { answerBoth, mergeBoth, undoMergeBoth } from "./merges/merge-both.ts";
import * as returns from "./return-life.ts";
import { returnBoth, visitBoth } from "./visit-both.ts";

async function waitToEnd(sides: Both, { which, minutesAfter }: Extract<ClubEvent, { kind: "WAIT_TO_END" }>) {
  const until = pick(endsAhead(sides.life), which)?.add({ minutes: minutesAfter });
  if (until && Temporal.Instant.compare(until, sides.life.now) > 0) await wait(sides, until);
}

type Act = Extract<ClubEvent, { kind: "UNDO" | "CANCEL" | "WITHDRAW" | "WITHDRAW_DEDUCTION" }>;

/** Performs an act that undoes another, if there is one, and compares the member's state on both sides. */
async function undoBoth(sides: Both, event: Act): Promise<void> {
  const { life, world } = sides;
  const same = async <One>(
    one: One | undefined,
    lived: (life: ClubLife, one: One) => unknown,
    real: (one: One, key: string) => Promise<unknown>,
  ) => {
    if (!one) return;
    const result = await both(
      sides,
      event,
      () => lived(life, one),
      (key) => real(one, key),
    );
    if (result) agree(`the answer to ${event.kind}`, result.real, result.lived);
  };
  const among = <One extends { notCancelled: boolean; member: number }>(all: readonly One[]) =>
    pickMostly(ofPresent(life, all), event.which, ({ notCancelled }) => notCancelled);
  switch (event.kind) {
    case "UNDO":
      return same(
        pickMostly(ofPresent(life, life.visits), event.which, ({ returned }) => !returned),
        returns.undo,
        ({ realId }, key) => world.till.undo(realId, key),
      );
    case "CANCEL":
      return same(among(life.uses), returns.cancel, ({ realId }, key) => world.till.cancel(realId, key));
    case "WITHDRAW":
      return same(among(life.corrections), corrections.withdraw, ({ realId }, key) => world.till.withdraw(realId, key));
    case "WITHDRAW_DEDUCTION":
      return same(among(life.deductions), corrections.restore, ({ realId }, key) =>
        world.till.voidDeduction(realId, key),
      );
  }
}

async function correctBoth(sides: Both, event: Extract<ClubEvent, { kind: "CORRECT" | "DEDUCT" }>): Promise<void> {
  const { life, world } = sides;
  const memberId = world.memberIds[event.member] as number;
  if (event.kind === "CORRECT") {
    const real = (key: string) => world.till.correct(memberId, event.points, {}, key);
    const result = await both(sides, event, () => corrections.correct(life, event), real);
    if (!result) return;
    const { lotId, ...answer } = result.real;
    result.lived.made.realId = lotId;
    agree("the answer to a correction", answer, result.lived.answer);
    return;
  }
  const points = corrections.askedPoints(life, event);
  const real = (key: string) => world.till.deduct(memberId, points, key);
  const deductResult = await both(sides, event, () => corrections.take(life, { ...event, points }), real);
  if (!deductResult) return;
  const { deductionId, ...answer } = deductResult.real;
  deductResult.lived.made.realId = deductionId;
  agree("the answer to a deduction", answer, deductResult.lived.answer);
}

function liveBoth(sides: Both, plannedEvent: ClubEvent): Promise<void> {
  const event =
    "member" in plannedEvent ? { ...plannedEvent, member: whoOf(sides.life, plannedEvent.member) } : plannedEvent;
  switch (event.kind) {
    case "INVITE":
      return inviteBoth(sides, event);
    case "JOIN":
      return joinBoth(sides, event);
    case "ERASE":
      return eraseBoth(sides, event);
    case "VISIT":
      return visitBoth(sides, event);
    case "RETURN":
      return returnBoth(sides, event);
    case "MERGE":
      return mergeBoth(sides, event);
    case "UNDO_MERGE":
      return undoMergeBoth(sides, event);
    case "ANSWER":
      return answerBoth(sides, event);
    case "LOOK":
      return lookBoth(sides, event);
    case "WAIT":
      return wait(sides, sides.life.now.add({ minutes: event.minutes }));
    case "WAIT_TO_END":
      return waitToEnd(sides, event);
    case "RULES":
    case "STATUS":
    case "EDIT_CARD":
    case "EDIT_COUPON":
      return changeBoth(sides, event);
    case "CORRECT":
    case "DEDUCT":
      return correctBoth(sides, event);
    default:
      return undoBoth(sides, event);
  }
}

/**
 * Runs a history by the rules and by the product in parallel; throws at the first difference. Adds to `counts` the
 * number of each act and of each refusal.
 */
export async function runSideBySide(club: ClubWorld, history: ClubHistory, counts = new Map<string, number>()) {
  const life = startClub(history, club.club.chain.timeZone, await takenBefore(club));
  const world = await enterHistory(club, life);
  const sides: Both = { life, world, seen: await look(club.api.owner, world, life.today), counts };
  for (const event of history.events) {
    await liveBoth(sides, event);
    sides.seen = await look(club.api.owner, world, life.today);
    agree(`after ${event.kind}`, sides.seen.state, expected(life, world));
  }
  await compareEntries(sides);
}
