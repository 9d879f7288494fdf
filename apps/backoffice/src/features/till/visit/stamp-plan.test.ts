import { expect, it } from "vitest";
import type { TillCard } from "../queries.ts";
import { cardPlan } from "./stamp-plan.ts";

const today = Temporal.PlainDate.from("2026-03-10");
const look = { titleColor: "#000000", titleSize: "MEDIUM", subtitleColor: "#000000", subtitleSize: "MEDIUM" } as const;
const pictures = {
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
};
const begun = (collectedStamps: number, endDate = "2026-08-31"): TillCard => ({
  ...bare,
  usage: {
    id: 1,
    stampcardId: 4,
    collectedStamps,
    stampsAmount: 10,
    startDate: "2026-03-01",
    endDate,
    addedStamps: 1,
    usageOrder: 3,
    stampcardUsageStatus: "OPEN",
    lastStatusUpdateDate: "2026-03-01T10:00:00Z",
    historicStampcardUsages: [],
  },
});

it("shows a card as it stands, and with the stamps being given", () => {
  expect(cardPlan(bare, 0, today)).toEqual({ total: 10, before: 0, after: 0, completed: 0, onNext: 0, filled: 0 });
  expect(cardPlan(begun(4), 2, today)).toMatchObject({ before: 4, after: 6, completed: 0 });
});

it("fills a card and goes on with the next in the same visit", () => {
  expect(cardPlan(begun(9), 1, today)).toMatchObject({ after: 10, completed: 1, onNext: 0 });
  expect(cardPlan(begun(9), 3, today)).toMatchObject({ before: 9, after: 10, completed: 1, onNext: 2 });
});

it("begins anew on a card that has run out", () => {
  expect(cardPlan(begun(9, "2026-03-09"), 1, today)).toMatchObject({ before: 0, after: 1, completed: 0 });
});

it("pays what is owed first", () => {
  expect(cardPlan({ ...bare, owedStamps: 2 }, 3, today)).toMatchObject({ filled: 2, after: 1 });
});

it("shows nothing more where the rule would refuse", () => {
  const stopped: TillCard = { ...begun(9), publishStatus: "STOPPED", stampsPossible: 1 };
  expect(cardPlan(stopped, 1, today)).toMatchObject({ after: 10, completed: 1 });
  expect(cardPlan(stopped, 2, today)).toMatchObject({ before: 9, after: 9, completed: 0 });
});
