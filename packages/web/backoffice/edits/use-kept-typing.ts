import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { isSameValue } from "#packages/domain/merge-edits.ts";
import type { Form } from "../../forms/use-form.ts";
import { useChain } from "../session/session.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What stood in a form that was left for a look elsewhere, and of which club; never in the address bar. */
    typed?: { club: string; values: FieldValues };
  }
}

/** What is kept of the form on the device knows what it began from, too. */
type Kept = { offered: { values: FieldValues } | null; resume: () => void };

/** Whether the device keeps the same: it does not while an older draft waits for its answer. */
const isOf = (typed: FieldValues, { values }: { values: FieldValues }) =>
  Object.entries(values).every(([field, value]) => isSameValue(value, typed[field]));

/** A form's own place in the history keeps what was typed: Back finds it there, once. */
export function useKeptTyping<T extends FieldValues>(
  { reset }: Pick<Form<T>, "reset">,
  { offered, resume }: Kept,
): void {
  const { subdomain } = useChain();
  const navigate = useNavigate();
  const { state } = useRouter();
  // As one comes: what is put there on the way out is for the way back.
  const typed = useRef(state.location.state.typed);
  useEffect(() => {
    const storedTyping = typed.current;
    if (!storedTyping) return;
    typed.current = undefined;
    if (storedTyping.club === subdomain) {
      if (offered && isOf(storedTyping.values, offered)) resume();
      else reset(storedTyping.values as T, { keepDefaultValues: true });
    }
    void navigate({ to: ".", search: true, hash: true, replace: true, ignoreBlocker: true, resetScroll: false });
  });
}
