import { type RefObject, useEffect, useEffectEvent } from "react";
import { rowAt, walkRows } from "./walk-rows.ts";

export type TableKeyActs = {
  /** x: chooses the row that has the focus, by its place on the page. */
  onChoose?: ((index: number) => void) | undefined;
  /** Escape, outside of fields: nothing is chosen any more. */
  onChooseNone?: (() => void) | undefined;
  /** /: to the search. */
  onSearch?: (() => void) | undefined;
  /** n and p: the next page, the one before. */
  onPage?: ((step: 1 | -1) => void) | undefined;
  /** ?: what the keys are. */
  onHelp?: (() => void) | undefined;
};

/** A list's keys, wherever on its page the focus is but in a field or over the page: j and k walk, Enter opens by itself. */
export function useTableKeys(frame: RefObject<HTMLElement | null>, acts: TableKeyActs, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!frame.current || isElsewhere(event)) return;
    const act = actOf(event.key, frame.current, acts);
    if (act?.()) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}

type KeyAct = () => boolean;

const toKeyAct = (act: (() => void) | undefined): KeyAct | undefined =>
  act &&
  (() => {
    act();
    return true;
  });

function actOf(key: string, frame: HTMLElement, acts: TableKeyActs): KeyAct | undefined {
  const { onChoose, onChooseNone, onSearch, onPage, onHelp } = acts;
  const keys: Record<string, KeyAct | undefined> = {
    j: () => walkRows(frame, 1, "anywhere"),
    k: () => walkRows(frame, -1, "anywhere"),
    x: () => {
      const at = rowAt(frame);
      if (at !== null) onChoose?.(at);
      return at !== null && onChoose !== undefined;
    },
    Escape: toKeyAct(onChooseNone),
    "/": toKeyAct(onSearch),
    "?": toKeyAct(onHelp),
    n: toKeyAct(onPage && (() => onPage(1))),
    p: toKeyAct(onPage && (() => onPage(-1))),
  };
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}

const typedInto = "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])";
const overThePage = "[role=dialog], [role=menu], [role=listbox]";

/** Somebody types, or something lies over the page. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.target instanceof Element && event.target.matches(typedInto)) return true;
  return document.querySelector(overThePage) !== null;
}
