import { Stack } from "@mantine/core";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import type { NewSelectionProps } from "#features/loyalty/campaigns/backoffice/selection-slots.ts";
import { FormSection } from "#packages/ui/page/Page.tsx";
import { DialogFoot } from "#packages/web/backoffice/dialogs/DialogFoot.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { SideDrawer, type SideForm } from "#packages/web/backoffice/dialogs/SideDrawer.tsx";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { readTyped, typedSelection } from "./conditions/typed-selection.ts";
import { useThings } from "./conditions/use-things.ts";
import { type Things, useSaveSelection } from "./queries.ts";
import { SelectionFields } from "./SelectionFields.tsx";
import { SelectionSide } from "./SelectionSide.tsx";
import { checkSelection, type SelectionForm } from "./selection-form.ts";
import { useSelectionFields } from "./use-selection-fields.ts";

/** Creates a selection next to a campaign's editor, which stays open with its unsaved text. */
export function NewSelectionDrawer({ opened, onClose, onCreated }: NewSelectionProps) {
  const t = useTranslations("selectionEditor");
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t("newTitle")}>
      {(side) => <WithThings {...side} onCreated={onCreated} />}
    </SideDrawer>
  );
}

type NewProps = SideForm & Pick<NewSelectionProps, "onCreated">;

function WithThings(props: NewProps) {
  const t = useTranslations("selectionEditor");
  const { things, isReady, failed } = useThings();
  if (isReady) return <New {...props} things={things} />;
  if (!failed) return <FormSkeleton />;
  return (
    <Loaded query={failed} failed={t("fetchOneFailed")} skeleton={<FormSkeleton />}>
      {() => <FormSkeleton />}
    </Loaded>
  );
}

function New({ onUnsaved, onDone, onCreated, things }: NewProps & { things: Things }) {
  const t = useTranslations("selectionEditor");
  const notices = useNotices();
  const saving = useSaveSelection(null);
  // The form stores no draft, because it is open only next to another editor.
  const form = useFieldForm({
    fields: useSelectionFields(things),
    defaultValues: { name: "", expression: typedSelection(null) },
    check: checkSelection,
  });
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onUnsaved(isDirty), [isDirty, onUnsaved]);
  const typed = useWatch({ control: form.control, name: "expression" }) as SelectionForm["expression"];
  const save = form.handleSubmit(async ({ name, expression }) => {
    const read = readTyped(expression);
    if (!read.ok) return;
    try {
      onCreated(await saving.mutateAsync({ name, expression: read.selection }));
      onDone();
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("saveFailed"));
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        // React passes the event on to the editor around the drawer, which must not save.
        event.stopPropagation();
        void save(event);
      }}
    >
      <Stack gap="lg">
        <SelectionFields form={form} things={things} />
        <FormSection title={t("who")}>
          <SelectionSide typed={typed} things={things} />
        </FormSection>
        <DialogFoot onCancel={onDone} saving={isSubmitting} label={t("createAndChoose")} />
      </Stack>
    </form>
  );
}
