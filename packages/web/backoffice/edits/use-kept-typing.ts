import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { isSameValue } from "#packages/domain/merge-edits.ts";
import type { Form } from "../../forms/use-form.ts";
import { useChain } from "../session/session.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /**
     * The values of a form that the user left to visit another page, with their club. They are never in the address
     * bar.
     */
    typed?: { club: string; values: FieldValues };
  }
}

/** The draft on the device, which also contains the values that the form started with. */
type Kept = { offered: { values: FieldValues } | null; resume: () => void };

/**
 * Returns whether the device's draft has the same values as the history entry. An older draft that is still offered has
 * different values.
 */
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
  // Reads the history entry's values on arrival only: values stored on leaving are for a later return.
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
