import type { Dispatch, RefObject, SetStateAction } from "react";
import { buzz } from "#packages/ui/answer/haptics.ts";
import type { ToastMessage } from "#packages/ui/answer/Toast.tsx";
import type { Home } from "#packages/web/member/club/home.ts";
import { call } from "#packages/web/member/session/api.ts";
import { fillingSince, type HomeNews, hasFilled, newsAfter, newsSince, withTaken } from "./home-news.ts";
import { type HomeWords, newsLines } from "./news-text.ts";
import { hasSpent, takenSince, usedSince } from "./offers-taken.ts";

interface NewsScreen {
  before: Home;
  home: Home;
  /** Whether the card's dialog is open at the moment. */
  cardOut: RefObject<boolean>;
  setNews: Dispatch<SetStateAction<HomeNews | null>>;
  toast: (message: ToastMessage) => void;
  words: HomeWords;
  language: string;
}

/**
 * Returns the names of offers used at the till between two responses. Used rewards stay in the club's list, so the
 * points account is read.
 */
async function namesTaken(before: Home, now: Home): Promise<string[]> {
  const { rows } = hasSpent(before, now) ? await call("getPointsAccount", { query: {} }) : { rows: [] };
  return [...takenSince(before, now), ...usedSince(rows, before.points)];
}

/** Shows what changed between two responses: in the open dialog, in that of a filled card, or else as one line. */
export async function tellNews({ before, home, cardOut, setNews, toast, words, language }: NewsScreen): Promise<void> {
  const latestNews = newsSince(before, home);
  const isFilled = latestNews !== null && hasFilled(latestNews);
  const wasCardOut = cardOut.current;
  setNews((shownNews) =>
    wasCardOut ? newsAfter(shownNews, before, home) : fillingSince(shownNews?.since ?? before, home),
  );
  if (latestNews?.stamps === 0) buzz([20, 40, 20]);
  const names = await namesTaken(before, home).catch((): string[] => []);
  const hasTaken = names.length > 0;
  // A line would cover a button of the dialog.
  if (cardOut.current && hasTaken) setNews((shownNews) => withTaken(shownNews, before, names));
  else if (isFilled && hasTaken) setNews((shownNews) => shownNews && withTaken(shownNews, before, names));
  if (cardOut.current || isFilled) return;
  const givenNews = wasCardOut ? null : latestNews;
  const lines = givenNews || hasTaken ? newsLines(withTaken(givenNews, before, names), words, language) : [];
  if (lines.length > 0) toast({ variant: "success", text: lines.join(". ") });
}
