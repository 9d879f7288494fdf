import type { Form } from "@stammis/shell/use-form.ts";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { useChain } from "../lib/session.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What stood in a form that was left for a look elsewhere, and of which club; never in the address bar. */
    typed?: { club: string; values: FieldValues };
  }
}

/** What is kept of the form on the device knows what it began from, too. */
type Kept = { offered: object | null; resume: () => void };

/** A form's own place in the history keeps what was typed: Back finds it there, once. */
export function useKeptTyping<T extends FieldValues>(
  { reset }: Pick<Form<T>, "reset">,
  { offered, resume }: Kept,
): void {
  const again = useRef(resume);
  again.current = resume;
  const isKept = offered !== null;
  const { subdomain } = useChain();
  const navigate = useNavigate();
  const typed = useLocation({ select: ({ state }) => state.typed });
  useEffect(() => {
    if (!typed) return;
    if (typed.club === subdomain) {
      if (isKept) again.current();
      else reset(typed.values as T, { keepDefaultValues: true });
    }
    void navigate({ to: ".", search: true, hash: true, replace: true, ignoreBlocker: true, resetScroll: false });
  }, [typed, subdomain, isKept, reset, navigate]);
}
