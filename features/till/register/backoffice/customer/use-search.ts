import { useDebouncedValue } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { readCardCode, type ShownCard } from "#features/members/card-codes/domain/card-codes.ts";
import { type FoundMember, findQuery, tillMemberQuery } from "../queries.ts";
import { signal } from "../sounds.ts";
import { inField, nextRow } from "./next-row.ts";
import { scannedCode } from "./scanned-code.ts";
import { searchKind } from "./search-words.ts";

/** The pause after the last key before a search starts. Milliseconds. */
const pause = 220;

export type Search = ReturnType<typeof useSearch>;

/** Opens a member found by a search or a card, with the name if it is already loaded. */
type Open = (membershipId: string, name: string, code?: string | null) => void;

/** Finds the customer: a search for the typed text, and an immediate look-up for a complete number, a scan or Enter. */
export function useSearch(onOpen: Open) {
  const queryClient = useQueryClient();
  const [text, setText] = useState("");
  // The text whose look-up began with Enter and is still in progress. Further digits belong to the amount.
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

  /** Opens the member if exactly one fits; otherwise shows the field with the results. */
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
  /** Moves the focus between the field and the result rows by arrow keys. */
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const buttons: HTMLElement[] = [...(rows.current?.querySelectorAll("button") ?? [])];
    const at = buttons.indexOf(event.currentTarget);
    const to = nextRow(event.key, at, buttons.length);
    if (to === null) return;
    event.preventDefault();
    (to === inField ? field.current : buttons[to])?.focus();
  };

  /** Brings up the digits of a phone's keyboard, until the field loses the focus. */
  const typePhone = () => {
    if (!field.current) return;
    field.current.inputMode = "tel";
    field.current.focus();
  };

  const isSettled = settled.trim() === text.trim();
  return { text, kind, opening, write, lookUp, openCard, choose, query, isSettled, field, rows, walk, typePhone };
}
