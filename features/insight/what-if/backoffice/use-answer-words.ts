import { useTranslations } from "use-intl/react";
import { costOre } from "#features/loyalty/points/domain/liability.ts";
import { type Numbers, useNumbers } from "#packages/web/backoffice/format/numbers.ts";
import { fewestToTell } from "../domain/what-if-questions.ts";
import type { AnsweredWhatIf, WhatIf } from "./queries.ts";

type Say = ReturnType<typeof useTranslations<"whatIf">>;
type Words = { t: Say; numbers: Numbers };

/** Returns the cost of points in kronor, or null if the cost of a point is not set. */
const kronorOf = (points: number, { pointCost }: WhatIf) =>
  pointCost === null ? null : costOre(points, Math.round(pointCost * 100)) / 100;

function* earningWords(whatIf: AnsweredWhatIf, { t, numbers: { count, wholeKronor } }: Words) {
  const { earning, difference } = whatIf.answer;
  if (!earning) return;
  const { now, next } = earning;
  const [points, counts] = [
    count(Math.abs(next.given - now.given)),
    { now: count(now.given), next: count(next.given) },
  ];
  if (next.given === now.given) yield t("earning.equal", { now: counts.now });
  else yield t(next.given > now.given ? "earning.more" : "earning.fewer", { points, ...counts });
  if (now.expired !== next.expired) yield t("earning.expired", { now: count(now.expired), next: count(next.expired) });
  else if (now.expired > 0) yield t("earning.expiredAlike", { now: count(now.expired) });
  if (next.lacking > now.lacking) yield t("earning.lacking", { points: count(next.lacking - now.lacking) });
  const cost = kronorOf(Math.abs(difference), whatIf);
  if (cost) yield t(difference > 0 ? "earning.costsMore" : "earning.costsLess", { kronor: wholeKronor(cost) });
  const isTooEarly = whatIf.now.months !== whatIf.next.months && now.expired === 0 && next.expired === 0;
  if (isTooEarly) yield t("earning.tooEarly");
}

function* rewardWords(whatIf: AnsweredWhatIf, { t, numbers: { count, wholeKronor } }: Words) {
  const { reward, difference } = whatIf.answer;
  if (!reward) return;
  const { now, next } = reward;
  const taken = { count: now.taken, now: count(now.taken), next: count(next.taken) };
  if (now.taken + next.taken > 0)
    yield t(`reward.${next.taken > now.taken ? "oftener" : next.taken < now.taken ? "some" : "all"}`, taken);
  if (difference !== 0) {
    const cost = kronorOf(Math.abs(difference), whatIf);
    const worth = cost === null ? "none" : wholeKronor(cost);
    yield t(difference > 0 ? "reward.spared" : "reward.paid", { points: count(Math.abs(difference)), worth });
  }
  if (next.without > now.without) {
    const members = next.without - now.without;
    yield t("reward.without", { count: members, members: count(members) });
  }
  yield t("reward.enough", { count: next.enough, now: count(now.enough), next: count(next.enough) });
  if (next.could !== now.could) yield t("reward.could", { now: count(now.could), next: count(next.could) });
}

function* cardWords({ answer: { card, difference } }: AnsweredWhatIf, { t, numbers: { count } }: Words) {
  if (!card) return;
  const { now, next } = card;
  const filled = { now: count(now.filled), next: count(next.filled) };
  if (difference === 0) yield t("card.equal", filled);
  else {
    const more = { count: Math.abs(difference), difference: count(Math.abs(difference)) };
    yield t(difference > 0 ? "card.more" : "card.fewer", { ...filled, ...more });
    yield t("card.worth");
  }
  if (now.lapsed !== next.lapsed) yield t("card.lapsed", { now: count(now.lapsed), next: count(next.lapsed) });
}

function* memberWords({ question, answer }: AnsweredWhatIf, { t, numbers: { count } }: Words) {
  const { gaining, losing, mostMore, mostLess } = answer;
  if (gaining > 0) yield t(`gaining.${question}`, { count: gaining, members: count(gaining), most: count(mostMore) });
  if (losing > 0) yield t(`losing.${question}`, { count: losing, members: count(losing), most: count(mostLess) });
  if (gaining + losing === 0) yield t("nobody");
}

const words = { EARNING: earningWords, REWARD: rewardWords, CARD: cardWords };

/** Returns an answer as sentences, most important first. */
export function useAnswerWords() {
  const t = useTranslations("whatIf");
  const numbers = useNumbers();
  return (whatIf: AnsweredWhatIf): string[] => [
    ...words[whatIf.question](whatIf, { t, numbers }),
    ...memberWords(whatIf, { t, numbers }),
  ];
}

/** Returns an answer in a few words for a list. */
export function useShortAnswer() {
  const t = useTranslations("whatIf.short");
  const { count, change } = useNumbers();
  return ({ question, answer, state }: WhatIf): string => {
    if (state === "FAILED") return t("failed");
    if (!answer) return t("running");
    if (answer.things < fewestToTell[question]) return t("tooFew");
    const { now, next } = answer.reward ?? { now: { taken: 0 }, next: { taken: 0 } };
    if (question === "REWARD") return t("REWARD", { now: count(now.taken), next: count(next.taken) });
    return t(question, { change: change(answer.difference) });
  };
}
