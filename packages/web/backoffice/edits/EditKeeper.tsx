import type { FieldValues } from "react-hook-form";
import type { MergeRules } from "#packages/domain/merge-edits.ts";
import type { AnyFields } from "../../forms/form-fields.ts";
import { UnsavedGuard } from "../../forms/UnsavedGuard.tsx";
import type { Edits, Versioned } from "../../forms/use-edits.ts";
import { DifferenceDialog } from "./DifferenceDialog.tsx";
import { DraftBar } from "./DraftBar.tsx";

type EditKeeperProps<Thing extends Versioned, Values extends FieldValues> = {
  edits: Edits<Thing, Values> & { fields: AnyFields<Values>; rules: MergeRules<Values> | undefined };
  /** Whether work would be lost if the user left the editor. */
  unsaved: boolean;
};

/**
 * Adds to an editor the question before leaving, the offer of the earlier draft, and the dialog for other people's
 * changes.
 */
export function EditKeeper<Thing extends Versioned, Values extends FieldValues>(props: EditKeeperProps<Thing, Values>) {
  const { edits, unsaved } = props;
  return (
    <>
      <UnsavedGuard when={unsaved} onLeave={edits.leave} />
      <DraftBar {...edits} />
      <DifferenceDialog {...edits} />
    </>
  );
}
