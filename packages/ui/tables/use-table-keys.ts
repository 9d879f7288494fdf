import { type RefObject, useEffect, useEffectEvent } from "react";
import { rowAt, walkRows } from "./walk-rows.ts";

export type TableKeyActs = {
  /** The key x: chooses the focused row, by its index on the page. */
  onChoose?: ((index: number) => void) | undefined;
  /** The key Escape, outside of fields: clears the choice. */
  onChooseNone?: (() => void) | undefined;
  /** The key /: moves the focus to the search field. */
  onSearch?: (() => void) | undefined;
  /** The keys n and p: show the next and the previous page. */
  onPage?: ((step: 1 | -1) => void) | undefined;
  /** The key ?: shows the list of keys. */
  onHelp?: (() => void) | undefined;
};

/**
 * Handles a list's keys, unless the focus is in a field or an overlay is open. The keys j and k move the focus; Enter
 * opens a row without code here.
 */
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

/** Returns whether text is being typed, or an overlay covers the page. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.target instanceof Element && event.target.matches(typedInto)) return true;
  return document.querySelector(overThePage) !== null;
}
