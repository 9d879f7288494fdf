import { useDebouncedValue } from "@mantine/hooks";
import { readMembershipNumber } from "@stammis/domain/people/membership-number";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import { type FoundMember, findQuery } from "../queries.ts";
import { signal } from "../sounds.ts";
import { inField, nextRow } from "./next-row.ts";
import { searchKind } from "./search-words.ts";

/** Words typed so far are looked for this long after the last key. Milliseconds. */
const pause = 220;

const wordsOf = (text: string) => readMembershipNumber(text) ?? text.trim();

export type Search = ReturnType<typeof useSearch>;

/** Who: what is typed, what it finds, and a lookup at once for a whole number, a scan or Enter. */
export function useSearch(onFound: (member: FoundMember) => void) {
  const queryClient = useQueryClient();
  const [text, setText] = useState("");
  const [settled] = useDebouncedValue(text, pause);
  const latest = useRef(0);
  const field = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const kind = searchKind(text);
  // A whole number is sought at once, anything else when the typing pauses.
  const sought = kind === "number" ? text : settled;
  const isSought = searchKind(sought) === "words" || searchKind(sought) === "number";
  const query = useQuery({ ...findQuery(wordsOf(sought)), enabled: isSought });

  const choose = useCallback(
    (member: FoundMember) => {
      latest.current += 1;
      setText("");
      signal("found");
      onFound(member);
    },
    [onFound],
  );

  /** Opens the one member that fits; answers how many do, or null when it could not be asked or was overtaken. */
  const lookUp = useCallback(
    async (words: string): Promise<number | null> => {
      latest.current += 1;
      const turn = latest.current;
      const found = await queryClient.fetchQuery(findQuery(wordsOf(words))).catch(() => null);
      if (turn !== latest.current) return null;
      if (found?.length === 1 && found[0]) choose(found[0]);
      else if (!found?.length) signal("refused");
      return found?.length ?? null;
    },
    [queryClient, choose],
  );

  const write = (next: string) => {
    latest.current += 1;
    setText(next);
    if (searchKind(next) === "number") void lookUp(next);
  };
  /** Arrow keys walk between the field and the rows of those found. */
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const buttons: HTMLElement[] = [...(rows.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(event.currentTarget);
    const to = nextRow(event.key, at, buttons.length);
    if (to === null) return;
    event.preventDefault();
    (to === inField ? field.current : buttons[to])?.focus();
  };

  const isSettled = sought.trim() === text.trim();
  return { text, kind, write, show: setText, lookUp, choose, query, isSettled, field, rows, walk };
}
