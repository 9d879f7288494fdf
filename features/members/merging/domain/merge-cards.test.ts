import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type MemberCard,
  type StampCardRule,
  untouchedCard,
} from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import { agreesWithEntries } from "#features/loyalty/stamp-cards/domain/stamp-card-replay.ts";
import {
  addStamps,
  clawBackStamps,
  type StampEntry,
  useReward,
} from "#features/loyalty/stamp-cards/domain/stamp-cards.ts";
import { mergeCards, partCards } from "./merge-cards.ts";

const today = Temporal.PlainDate.from("2026-11-21");
const rule: StampCardRule = { stampsAmount: 5, monthValidation: 6, dayValidation: 30, status: "ACTIVE" };

interface Held {
  card: MemberCard;
  entries: StampEntry[];
  given: { order: number | null; stamps: number }[];
}

/** Simulates a stamp card: stamps in visits of up to five, some of them returned, some rewards used. */
function playActs(acts: readonly number[], day = today, like: StampCardRule = rule): Held {
  let state: Held = { card: untouchedCard, entries: [], given: [] };
  for (const act of acts) {
    if (act > 0) {
      const added = addStamps(state.card, like, act, day);
      if (!added.ok) continue;
      const givenStamps = added.entries.map(({ order, stamps }) => ({ order, stamps }));
      state = {
        card: added.card,
        entries: [...state.entries, ...added.entries],
        given: [...state.given, ...givenStamps],
      };
    } else if (act === 0) {
      const full = state.card.fillings.find(({ reward }) => reward && !reward.used);
      const used = full && useReward(state.card, full.order, day);
      if (used?.ok) state = { ...state, card: used.card };
    } else {
      const last = state.given.at(-1);
      if (!last) continue;
      const clawback = clawBackStamps(state.card, [last], day);
      state = {
        card: clawback.card,
        entries: [...state.entries, ...clawback.entries],
        given: state.given.slice(0, -1),
      };
    }
  }
  return state;
}

const renumbered = ({ entries }: Held, from: number) =>
  entries.map((entry) => ({ ...entry, order: entry.order === null ? null : entry.order + from }));
const stampsOn = ({ fillings, owed }: MemberCard) => fillings.reduce((sum, { collected }) => sum + collected, 0) - owed;
const lives = fc.array(fc.integer({ min: -1, max: 5 }), { maxLength: 8 });
const rewards = ({ fillings }: MemberCard) => fillings.filter(({ reward }) => reward?.used).length;

describe("merged stamp cards", () => {
  test("lose no stamp, restore no used reward, and match their entries", () => {
    fc.assert(
      fc.property(lives, lives, (mine, otherActs) => {
        const [a, b] = [playActs(mine), playActs(otherActs)];
        const merged = mergeCards(a.card, b.card, rule, today);
        expect(stampsOn(merged.card)).toBe(stampsOn(a.card) + stampsOn(b.card));
        expect(rewards(merged.card)).toBe(rewards(a.card) + rewards(b.card));
        expect(merged.card.fillings.filter(({ status }) => status === "OPEN").length).toBeLessThanOrEqual(1);
        expect(merged.card.fillings.length).toBe(merged.card.lastOrder);
        const entries = [...a.entries, ...renumbered(b, merged.from), ...merged.entries];
        expect(agreesWithEntries(merged.card, entries)).toBe(true);
      }),
    );
  });

  test("separate into the other’s card as before the merge, and the remaining stamps for the kept member", () => {
    fc.assert(
      fc.property(
        lives,
        lives,
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
        (mine, otherActs, since) => {
          const [a, b] = [playActs(mine), playActs(otherActs)];
          fc.pre(a.card.owed === 0 && b.card.owed === 0);
          const merged = mergeCards(a.card, b.card, rule, today);
          let card = merged.card;
          let addedStamps = 0;
          for (const stamps of since) {
            const added = addStamps(card, rule, stamps, today);
            if (!added.ok) continue;
            card = added.card;
            addedStamps += stamps;
          }
          const parted = partCards(card, merged, today);
          if (!parted.ok) throw new Error("nothing was used");
          expect(parted.other.card).toEqual(b.card);
          expect(stampsOn(parted.kept.card)).toBe(stampsOn(a.card) + addedStamps);
          expect(parted.kept.card.fillings.length).toBe(parted.kept.card.lastOrder);
          expect(parted.kept.card.fillings.filter(({ status }) => status === "OPEN").length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test("have one filling with the stamps of two open ones, under the better terms", () => {
    const earlier = playActs([3], Temporal.PlainDate.from("2026-09-01"), {
      ...rule,
      stampsAmount: 8,
      dayValidation: 60,
    });
    const { card, completed } = mergeCards(earlier.card, playActs([2]).card, { ...rule, stampsAmount: 8 }, today);
    const filled = card.fillings.find(({ status }) => status === "COMPLETED");
    expect(completed).toBe(1);
    expect(filled).toMatchObject({
      stampsAmount: 5,
      collected: 5,
      rewardDays: 60,
      endsOn: playActs([2]).card.fillings[0]?.endsOn,
    });
  });

  test("start the next filling with surplus stamps", () => {
    const { card, completed } = mergeCards(playActs([4]).card, playActs([3]).card, rule, today);
    expect(completed).toBe(1);
    expect(card.fillings.find(({ status }) => status === "OPEN")?.collected).toBe(2);
  });

  test("cannot be separated when merged stamps filled a card and its reward is used", () => {
    const merged = mergeCards(playActs([4]).card, playActs([1]).card, rule, today);
    const full = merged.card.fillings.find(({ reward }) => reward !== null)?.order ?? 0;
    const used = useReward(merged.card, full, today);
    expect(used.ok && partCards(used.card, merged, today)).toEqual({ ok: false, reason: "USED" });
  });

  test("return expired stamps as expired when separated", () => {
    const merged = mergeCards(playActs([2]).card, playActs([1]).card, rule, today);
    const parted = partCards(merged.card, merged, today.add({ years: 1 }));
    expect(parted.ok && parted.other.card.fillings[0]).toMatchObject({ status: "RESET", collected: 1 });
    expect(parted.ok && stampsOn(parted.kept.card)).toBe(2);
  });

  test("are not written for the kept member when separation moves no stamp, even if a filling has expired", () => {
    const merged = mergeCards(playActs([2]).card, playActs([5]).card, rule, today);
    expect([merged.open, merged.entries]).toEqual([null, []]);
    const parted = partCards(merged.card, merged, today.add({ years: 1 }));
    expect(parted.ok && parted.kept.card).toBe(parted.ok && parted.kept.before);
  });
});
