import { buzz } from "@stammis/ui/answer/haptics.ts";
import { useToast } from "@stammis/ui/answer/Toast.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { type Home, homeQuery } from "../../lib/home.ts";
import { mine } from "../../lib/session.ts";
import { type HomeNews, hasMoved, newsAfter, newsSince } from "./home-news.ts";

/** What was given, in a sentence: "Du fick 24 poäng och 2 stämplar"; and what points that filled a debt went to. */
export function useNewsText() {
  const words = useTranslations("home");
  const given = ({ points, stamps }: HomeNews) => {
    if (points > 0 && stamps > 0) return words("newsBoth", { points, stamps });
    return points > 0 ? words("newsPoints", { count: points }) : words("newsStamps", { count: stamps });
  };
  const filled = ({ points, filled: count }: HomeNews) =>
    count === 0 ? null : words(count === points ? "newsFilledAll" : "newsFilledSome", { count });
  return { given, filled };
}

/**
 * Notices what the till has just given, and lets the other lists catch up. While the card is held out (`isCardOut`)
 * the news lies where the card was, until it is put away or taken back at the till; else it is told in a line.
 */
export function useNews(home: Home | undefined, isCardOut: boolean): [HomeNews | null, () => void] {
  const { given, filled } = useNewsText();
  const toast = useToast();
  const client = useQueryClient();
  const known = useRef<Home | undefined>(undefined);
  const [news, setNews] = useState<HomeNews | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = home;
    if (!before || !home || before === home || before.profile.id !== home.profile.id) return;
    if (hasMoved(before, home)) {
      void client.invalidateQueries({
        queryKey: [mine],
        predicate: ({ queryKey }) => queryKey[1] !== homeQuery.queryKey[1],
      });
    }
    setNews((shown) => (isCardOut || shown ? newsAfter(shown, before, home) : null));
    const found = newsSince(before, home);
    if (!found) return;
    if (!isCardOut) toast({ variant: "success", text: [given(found), filled(found)].filter(Boolean).join(". ") });
    if (found.stamps === 0) buzz([20, 40, 20]);
  }, [home, isCardOut, client, toast, given, filled]);
  return [news, () => setNews(null)];
}
