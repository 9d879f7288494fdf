import { createSlot } from "#packages/web/backoffice/slot.tsx";

export type NewSelectionProps = {
  opened: boolean;
  onClose: () => void;
  onCreated: (selection: { id: number }) => void;
};

/** Creates a selection next to the campaign's editor, which stays open with its unsaved text. */
export const NewSelection = createSlot<NewSelectionProps>();
