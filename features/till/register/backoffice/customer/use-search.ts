import { useDebouncedValue } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { readCardCode, type ShownCard } from "#features/members/card-codes/domain/card-codes.ts";
import { type FoundMember, findQuery, tillMemberQuery } from "../queries.ts";
import { signal } from "../sounds.ts";
import { inField, nextRow } from "./next-row.ts";
import { scannedCode } from "./scanned-code.ts";
import { searchKind } from "./search-words.ts";

/** Words typed so far are looked for this long after the last key. Milliseconds. */
const pause = 220;

export type Search = ReturnType<typeof useSearch>;

/** Whom a search or a card led to; the name where it is known already. */
type Open = (membershipId: string, name: string, code?: string | null) => void;

/** Who: what is typed, what it finds, and a lookup at once for a whole number, a scan or Enter. */
export function useSearch(onOpen: Open) {
  const queryClient = useQueryClient();
  const [text, setText] = useState("");
  // Being looked up since Enter: from then on what is typed is meant for the amount.
  const [opening, setOpening] = useState<string | null>(null);
  const [settled] = useDebouncedValue(text, pause);
  const latest = useRef(0);
  const field = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const kind = searchKind(text);
  const isSought = searchKind(settled) === "words";
  const query = useQuery({ ...findQuery(settled.trim()), enabled: isSought });

  const open = useCallback<Open>(
    (membershipId, name, code = null) => {
      latest.current += 1;
      scannedCode.note(membershipId, code);
      setText("");
      setOpening(null);
      onOpen(membershipId, name);
      // A member who is open already is checked by the code, too.
      if (code) void queryClient.invalidateQueries({ queryKey: tillMemberQuery(membershipId).queryKey });
    },
    [onOpen, queryClient],
  );
  const openCard = useCallback(({ number, code }: ShownCard) => open(number, "", code?.digits), [open]);
  const choose = useCallback(
    ({ membershipId, firstName, lastName }: FoundMember) => open(membershipId, `${firstName} ${lastName}`.trim()),
    [open],
  );

  /** Opens the one member that fits; else the field is back with whom it found, or nobody. */
  const lookUp = useCallback(
    async (words: string): Promise<void> => {
      latest.current += 1;
      const turn = latest.current;
      const card = readCardCode(words);
      if (card) return openCard(card);
      setOpening(words.trim());
      const matches = await queryClient.fetchQuery(findQuery(words.trim())).catch(() => null);
      if (turn !== latest.current) return;
      setOpening(null);
      if (matches?.length === 1 && matches[0]) choose(matches[0]);
      else if (!matches?.length) signal("refused");
    },
    [queryClient, openCard, choose],
  );

  const write = (next: string) => {
    latest.current += 1;
    setOpening(null);
    setText(next);
  };
  // A complete number opens when the typing pauses: a rotating card begins with the same twelve digits.
  const openNumber = useEffectEvent(() => {
    if (searchKind(text) === "number" && settled === text) void lookUp(text);
  });
  useEffect(() => {
    if (searchKind(settled) === "number") openNumber();
  }, [settled]);
  /** Arrow keys walk between the field and the rows of those found. */
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const buttons: HTMLElement[] = [...(rows.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(event.currentTarget);
    const to = nextRow(event.key, at, buttons.length);
    if (to === null) return;
    event.preventDefault();
    (to === inField ? field.current : buttons[to])?.focus();
  };

  const isSettled = settled.trim() === text.trim();
  return { text, kind, opening, write, lookUp, openCard, choose, query, isSettled, field, rows, walk };
}
