import { expect, it } from "vitest";
import { type MemberCard, untouchedCard } from "#features/loyalty/stamp-cards/domain/card-fillings.ts";
import type { TillCard } from "../queries.ts";
import { cardPlan } from "./stamp-plan.ts";

const today = Temporal.PlainDate.from("2026-03-10");
const look = { titleColor: "#000000", titleSize: "MEDIUM", subtitleColor: "#000000", subtitleSize: "MEDIUM" } as const;
const pictures = {
  stampMark: "star" as const,
  stampPath: null,
  stampUncollectedPath: null,
  imagePath: null,
  cardColor: "#ffffff",
  stampColor: "#000000",
};
const bare: TillCard = {
  ...look,
  ...pictures,
  id: 4,
  title: "Kaffekortet",
  subtitle: "",
  stampsAmount: 10,
  monthValidation: 6,
  hideTitle: false,
  hideSubtitle: false,
  publishStatus: "ACTIVE",
  usage: null,
  owedStamps: 0,
  stampsPossible: 10,
  reward: "En kaffe",
  dayValidation: 7,
};
const makeCard = (collected: number, endsOn = "2026-08-31"): MemberCard => ({
  owed: 0,
  lastOrder: 3,
  fillings: [
    {
      order: 3,
      stampsAmount: 10,
      collected,
      status: "OPEN",
      rewardDays: 7,
      reward: null,
      startedOn: Temporal.PlainDate.from("2026-03-01"),
      endsOn: Temporal.PlainDate.from(endsOn),
    },
  ],
});
const plan = (card: MemberCard, stamps: number) => cardPlan(bare, card, stamps, today);

it("a card plan shows the state of a card, and the stamps to give", () => {
  expect(plan(untouchedCard, 0)).toEqual({ total: 10, before: 0, after: 0, completed: 0, onNext: 0, filled: 0 });
  expect(plan(makeCard(4), 2)).toMatchObject({ before: 4, after: 6, completed: 0 });
});

it("a card plan fills a card and continues on the next in the same visit", () => {
  expect(plan(makeCard(9), 1)).toMatchObject({ after: 10, completed: 1, onNext: 0 });
  expect(plan(makeCard(9), 3)).toMatchObject({ before: 9, after: 10, completed: 1, onNext: 2 });
});

it("a card plan opens a new card after an expired one", () => {
  expect(plan(makeCard(9, "2026-03-09"), 1)).toMatchObject({ before: 0, after: 1, completed: 0 });
});

it("a card plan covers a stamp deficit first", () => {
  expect(plan({ ...untouchedCard, owed: 2 }, 3)).toMatchObject({ filled: 2, after: 1 });
});

it("a card plan shows no further stamps if the rule would refuse them", () => {
  const stopped: TillCard = { ...bare, publishStatus: "STOPPED", stampsPossible: 1 };
  expect(cardPlan(stopped, makeCard(9), 1, today)).toMatchObject({ after: 10, completed: 1 });
  expect(cardPlan(stopped, makeCard(9), 2, today)).toMatchObject({ before: 9, after: 9, completed: 0 });
});
