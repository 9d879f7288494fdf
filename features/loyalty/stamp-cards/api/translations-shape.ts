import type { Translations } from "#packages/domain/translations/translations.ts";
import type { stampCardTexts } from "../domain/stamp-card-texts.ts";
import type { CardText, RewardText } from "./stamp-card-shape.ts";

/**
 * On the wire, a card's translations include its reward's. The card and the reward store their own texts separately.
 */
export type WholeCardText = keyof ReturnType<typeof stampCardTexts>;

type Names<From extends string, To extends string> = { [F in From]?: To };

/** Renames texts; leaves out languages without any of them. */
function renamed<From extends string, To extends string>(from: Translations<From>, names: Names<From, To>) {
  const all = Object.entries(from).map(([language, texts]: [string, { [F in From]?: string } | undefined]) => {
    const entries = Object.entries(texts ?? {}).flatMap(([field, text]) => {
      const name = names[field as From];
      return name ? [[name, text]] : [];
    });
    return [language, Object.fromEntries(entries)] as const;
  });
  return Object.fromEntries(all.filter(([, texts]) => Object.keys(texts).length > 0)) as Translations<To>;
}

export const cardTextsOf = (written: Translations<WholeCardText>) =>
  renamed<WholeCardText, CardText>(written, { title: "title", subtitle: "subtitle" });

export const rewardTextsOf = (written: Translations<WholeCardText>) =>
  renamed<WholeCardText, RewardText>(written, { reward: "reward", rewardDescription: "description" });

/** Joins both translations for the wire. */
export function wholeTranslations(
  card: Translations<CardText>,
  reward: Translations<RewardText>,
): Translations<WholeCardText> {
  const ofReward = renamed<RewardText, WholeCardText>(reward, { reward: "reward", description: "rewardDescription" });
  return {
    ...(card.sv || ofReward.sv ? { sv: { ...card.sv, ...ofReward.sv } } : {}),
    ...(card.en || ofReward.en ? { en: { ...card.en, ...ofReward.en } } : {}),
    ...(card.fr || ofReward.fr ? { fr: { ...card.fr, ...ofReward.fr } } : {}),
  };
}
