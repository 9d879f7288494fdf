import type { FieldValues } from "react-hook-form";
import type { DraftPlace } from "../../forms/draft-keeper.ts";
import type { AnyField, AnyFields } from "../../forms/form-fields.ts";
import { useEdits, type Versioned } from "../../forms/use-edits.ts";
import type { FieldForm } from "../../forms/use-field-form.ts";
import { useAccess, useMaybeChain } from "../session/session.ts";
import { sessionStore } from "../session/session-store.ts";
import type { DraftedForm } from "./drafted-forms.ts";

type Editing<Thing extends Versioned, Values extends FieldValues> = Omit<
  Parameters<typeof useEdits<Thing, Values>>[0],
  "place" | "isTheirs" | "form" | "leaves"
> & {
  form: FieldForm<Values, AnyFields<Values>>;
  /** The form and the entity of the draft; null when none is stored. */
  draft: { what: DraftedForm; id: DraftPlace["id"] } | null;
};

const isTheirs = () => sessionStore.get() !== null;

/** Returns an editor's edits, stored for the signed-in person in this tab's club. */
export function useEditing<Thing extends Versioned, Values extends FieldValues>(editing: Editing<Thing, Values>) {
  const { draft, ...rest } = editing;
  const { accountId: account } = useAccess();
  const chain = useMaybeChain()?.id ?? 0;
  const { fields } = rest.form;
  const leaves = Object.keys(fields).filter((name) => {
    const words: AnyField<Values> = fields[name as keyof Values];
    return words !== null && words !== "wordless" && words.undrafted;
  });
  const place = draft && { account, chain, ...draft };
  return { ...useEdits<Thing, Values>({ ...rest, place, leaves, isTheirs }), fields, rules: rest.rules };
}
