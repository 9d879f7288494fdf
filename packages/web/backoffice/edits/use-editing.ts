import type { FieldValues } from "react-hook-form";
import type { DraftPlace } from "../../forms/draft-keeper.ts";
import { useEdits, type Versioned } from "../../forms/use-edits.ts";
import { useAccess, useMaybeChain } from "../session/session.ts";
import { sessionStore } from "../session/session-store.ts";
import type { DraftedForm } from "./drafted-forms.ts";

type Editing<Thing extends Versioned, Values extends FieldValues> = Omit<
  Parameters<typeof useEdits<Thing, Values>>[0],
  "place" | "isTheirs"
> & {
  /** What is kept, and of which thing; null: nothing. */
  draft: { what: DraftedForm; id: DraftPlace["id"] } | null;
};

const isTheirs = () => sessionStore.get() !== null;

/** An editor's edits, kept for whoever is signed in, in this tab's club. */
export function useEditing<Thing extends Versioned, Values extends FieldValues>(editing: Editing<Thing, Values>) {
  const { draft, ...rest } = editing;
  const { accountId: account } = useAccess();
  const chain = useMaybeChain()?.id ?? 0;
  return useEdits<Thing, Values>({ ...rest, place: draft && { account, chain, ...draft }, isTheirs });
}
