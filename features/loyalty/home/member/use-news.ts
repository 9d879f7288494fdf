import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { useToast } from "#packages/ui/answer/Toast.tsx";
import { type Home, homeQuery } from "#packages/web/member/club/home.ts";
import { mine } from "#packages/web/member/session/session.ts";
import { hasMoved } from "./has-moved.ts";
import type { HomeNews } from "./home-news.ts";

/**
 * Detects changes made at the till and refetches other lists. With the card out (`isCardOut`), the news replaces the
 * card until dismissed or taken back. Otherwise one line reports it, and a filled card remains to be shown.
 */
export function useNews(home: Home | undefined, isCardOut: boolean): [HomeNews | null, () => void] {
  const words = useTranslations("home");
  const language = useLocale();
  const toast = useToast();
  const client = useQueryClient();
  const previousHome = useRef<Home | undefined>(undefined);
  const cardOut = useRef(isCardOut);
  const [news, setNews] = useState<HomeNews | null>(null);
  useEffect(() => {
    cardOut.current = isCardOut;
    const before = previousHome.current;
    previousHome.current = home;
    if (!before || !home || before.profile.id !== home.profile.id || !hasMoved(before, home)) return;
    void client.invalidateQueries({
      queryKey: [mine],
      predicate: ({ queryKey }) => queryKey[1] !== homeQuery.queryKey[1],
    });
    // Loaded on demand: most visits to home do not need it.
    import("./tell-news.ts").then(
      ({ tellNews }) => tellNews({ before, home, cardOut, setNews, toast, words, language }),
      () => undefined,
    );
  }, [home, isCardOut, client, toast, words, language]);
  return [news, () => setNews(null)];
}
