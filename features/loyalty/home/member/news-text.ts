import { useLocale, useTranslations } from "use-intl/react";
import type { HomeNews } from "./home-news.ts";

export type HomeWords = ReturnType<typeof useTranslations<"home">>;

/**
 * Describes the given points and stamps: "Du fick 24 poäng och 2 stämplar", "50 poäng lades till". Then states how many
 * covered a deficit, and names the used offers.
 */
export function newsLines(news: HomeNews, words: HomeWords, language: string): string[] {
  const { points, stamps, added, filled, taken } = news;
  const lines = [
    points > 0 && stamps > 0 && words("newsBoth", { points, stamps }),
    points > 0 && stamps === 0 && words("newsPoints", { count: points }),
    points === 0 && stamps > 0 && words("newsStamps", { count: stamps }),
    added > 0 && words("newsAdded", { count: added }),
    filled > 0 && words(filled === points ? "newsFilledAll" : "newsFilledSome", { count: filled }),
    taken.length > 0 && words("newsTaken", { names: new Intl.ListFormat(language).format(taken) }),
  ];
  return lines.filter((line) => line !== false);
}

export function useNewsLines(news: HomeNews): string[] {
  const words = useTranslations("home");
  return newsLines(news, words, useLocale());
}
