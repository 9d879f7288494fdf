import type { FieldValues } from "react-hook-form";
import { UnsavedGuard } from "../../forms/UnsavedGuard.tsx";
import type { Edits, Versioned } from "../../forms/use-edits.ts";
import type { EditFields } from "../forms/use-field-words.ts";
import { DifferenceDialog } from "./DifferenceDialog.tsx";
import { DraftBar } from "./DraftBar.tsx";

type EditKeeperProps<Thing extends Versioned, Values extends FieldValues> = {
  edits: Edits<Thing, Values>;
  /** What each field is called, and how its value is said. */
  fields: EditFields<Values>;
  /** There is work that leaving would lose. */
  unsaved: boolean;
};

/** What every editor has: the question before leaving, what was typed before and never saved, and others' changes. */
export function EditKeeper<Thing extends Versioned, Values extends FieldValues>(props: EditKeeperProps<Thing, Values>) {
  const { edits, fields, unsaved } = props;
  return (
    <>
      <UnsavedGuard when={unsaved} onLeave={edits.leave} />
      <DraftBar {...edits} />
      <DifferenceDialog {...edits} fields={fields} />
    </>
  );
}
