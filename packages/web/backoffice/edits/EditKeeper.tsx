import type { FieldValues } from "react-hook-form";
import type { MergeRules } from "#packages/domain/merge-edits.ts";
import type { AnyFields } from "../../forms/form-fields.ts";
import { UnsavedGuard } from "../../forms/UnsavedGuard.tsx";
import type { Edits, Versioned } from "../../forms/use-edits.ts";
import { DifferenceDialog } from "./DifferenceDialog.tsx";
import { DraftBar } from "./DraftBar.tsx";

type EditKeeperProps<Thing extends Versioned, Values extends FieldValues> = {
  edits: Edits<Thing, Values> & { fields: AnyFields<Values>; rules: MergeRules<Values> | undefined };
  /** Whether leaving would lose work. */
  unsaved: boolean;
};

/** Adds to an editor the question before leaving, the earlier draft, and other people's changes. */
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
