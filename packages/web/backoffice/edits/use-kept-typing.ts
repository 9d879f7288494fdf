import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { isSameValue } from "#packages/domain/merge-edits.ts";
import type { Form } from "../../forms/use-form.ts";
import { useChain } from "../session/session.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The values of a form left to visit another page, with their club; never in the address bar. */
    typed?: { club: string; values: FieldValues };
  }
}

/** The draft on the device also contains the values it began from. */
type Kept = { offered: { values: FieldValues } | null; resume: () => void };

/** Returns whether the device's draft has the same values; it has not while an older draft is still offered. */
const isOf = (typed: FieldValues, { values }: { values: FieldValues }) =>
  Object.entries(values).every(([field, value]) => isSameValue(value, typed[field]));

/** Keeps a form's values in its history entry, so that Back restores them once. */
export function useKeptTyping<T extends FieldValues>(
  { reset }: Pick<Form<T>, "reset">,
  { offered, resume }: Kept,
): void {
  const { subdomain } = useChain();
  const navigate = useNavigate();
  const { state } = useRouter();
  // Reads the state on arrival only, because values stored on leaving are for the way back.
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
