import { useCallback, useEffect, useMemo, useReducer, useState } from "react";
import type { Banner } from "../../domain/banners.ts";
import { begin, changed, type History, redone, settled, undone } from "../banner-rules/history.ts";
import { layOut } from "./layout.ts";
import type { Work } from "./render-banner.ts";

type Act =
  | { type: "change"; work: (from: Work) => Work; of: string | null }
  | { type: "settle" }
  | { type: "undo" }
  | { type: "redo" };

function next(history: History<Work>, act: Act): History<Work> {
  if (act.type === "undo") return undone(history);
  if (act.type === "redo") return redone(history);
  if (act.type === "settle") return settled(history);
  return changed(history, act.work(history.now), act.of);
}

/** Counts loaded fonts, because texts must be measured again after their font is loaded. */
function useFontsCome(): number {
  const [come, count] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    document.fonts.addEventListener("loadingdone", count);
    return () => document.fonts.removeEventListener("loadingdone", count);
  }, []);
  return come;
}

/** Holds the edited banner with its undo history. `of` names a continuous change, see `changed`. */
export function useBannerWork(first: Work) {
  const [history, dispatch] = useReducer(next, first, begin);
  const [selected, select] = useState<number | "picture" | null>(null);
  const work = history.now;
  const come = useFontsCome();
  const laid = useMemo(() => work.banner.texts.map(layOut), [work.banner.texts, come]);
  const changeWork = useCallback(
    (change: (from: Work) => Work, of: string | null = null) => dispatch({ type: "change", work: change, of }),
    [],
  );
  const change = useCallback(
    (to: (from: Banner) => Banner, of: string | null = null) =>
      changeWork((from) => ({ ...from, banner: to(from.banner) }), of),
    [changeWork],
  );
  return {
    work,
    laid,
    selected: typeof selected === "number" && selected >= work.banner.texts.length ? null : selected,
    select,
    change,
    changeWork,
    settle: useCallback(() => dispatch({ type: "settle" }), []),
    undo: history.past.length > 0 ? () => dispatch({ type: "undo" }) : undefined,
    redo: history.future.length > 0 ? () => dispatch({ type: "redo" }) : undefined,
  };
}

export type BannerWork = ReturnType<typeof useBannerWork>;
