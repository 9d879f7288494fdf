import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { buzz } from "#packages/ui/answer/haptics.ts";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { type Home, homeQuery } from "#packages/web/member/club/home.ts";
import { call } from "#packages/web/member/session/api.ts";
import { mine } from "#packages/web/member/session/session.ts";
import { fillingSince, type HomeNews, hasFilled, hasMoved, newsAfter, newsSince } from "./home-news.ts";

/**
 * Returns the names of offers used at the till between two responses. Used rewards stay in the club's list, so the
 * points account is read.
 */
async function namesTaken(before: Home, now: Home): Promise<string[]> {
  // Loaded on demand: most visits to home do not need it.
  const { hasSpent, takenSince, usedSince } = await import("./offers-taken.ts");
  const { rows } = hasSpent(before, now) ? await call("getPointsAccount", { query: {} }) : { rows: [] };
  return [...takenSince(before, now), ...usedSince(rows, before.points)];
}

/**
 * Describes the given points and stamps: "Du fick 24 poäng och 2 stämplar", "50 poäng lades till". Also states how many
 * covered a deficit.
 */
export function useNewsText() {
  const words = useTranslations("home");
  const language = useLocale();
  const atTheTill = ({ points, stamps }: HomeNews) => {
    if (points > 0 && stamps > 0) return words("newsBoth", { points, stamps });
    if (points > 0) return words("newsPoints", { count: points });
    return stamps > 0 && words("newsStamps", { count: stamps });
  };
  const describeGiven = (news: HomeNews) =>
    [atTheTill(news), news.added > 0 && words("newsAdded", { count: news.added })].filter(Boolean).join(". ");
  const filled = ({ points, filled: count }: HomeNews) =>
    count === 0 ? null : words(count === points ? "newsFilledAll" : "newsFilledSome", { count });
  const taken = (names: readonly string[]) =>
    names.length === 0 ? null : words("newsTaken", { names: new Intl.ListFormat(language).format(names) });
  return { given: describeGiven, filled, taken };
}

/**
 * Detects points and stamps given at the till and refetches other lists. With the card out (`isCardOut`), they replace
 * the card until dismissed or taken back. Otherwise one line reports them, and a filled card remains to be shown.
 */
export function useNews(home: Home | undefined, isCardOut: boolean): [HomeNews | null, () => void] {
  const { given: describeGiven, filled, taken } = useNewsText();
  const toast = useToast();
  const client = useQueryClient();
  const previousHome = useRef<Home | undefined>(undefined);
  const [news, setNews] = useState<HomeNews | null>(null);
  useEffect(() => {
    const before = previousHome.current;
    previousHome.current = home;
    if (!before || !home || before === home || before.profile.id !== home.profile.id) return;
    if (hasMoved(before, home)) {
      void client.invalidateQueries({
        queryKey: [mine],
        predicate: ({ queryKey }) => queryKey[1] !== homeQuery.queryKey[1],
      });
    }
    setNews((shownNews) =>
      isCardOut ? newsAfter(shownNews, before, home) : fillingSince(shownNews?.since ?? before, home),
    );
    const latestNews = newsSince(before, home);
    const isShown = isCardOut || (latestNews !== null && hasFilled(latestNews));
    // The dialog already shows the news, so no line is needed.
    const got = isShown || !latestNews ? [] : [describeGiven(latestNews), filled(latestNews)];
    const tell = (names: string[]) => {
      const texts = [...got, taken(names)].filter((each) => each !== null);
      if (texts.length > 0) toast({ variant: "success", text: texts.join(". ") });
    };
    namesTaken(before, home).then(tell, () => tell([]));
    if (latestNews?.stamps === 0) buzz([20, 40, 20]);
  }, [home, isCardOut, client, toast, describeGiven, filled, taken]);
  return [news, () => setNews(null)];
}
