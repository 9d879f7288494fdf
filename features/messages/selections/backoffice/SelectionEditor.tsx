import { Button } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { SaveBar } from "#packages/ui/page/Page.tsx";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { useCan, useIsSupport } from "#packages/web/backoffice/session/session.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import type { Selection, Things } from "./queries.ts";
import { SelectionFields } from "./SelectionFields.tsx";
import { SelectionMenu } from "./SelectionMenu.tsx";
import { SelectionSide } from "./SelectionSide.tsx";
import { checkSelection, type SelectionForm, selectionFormOf, selectionRules } from "./selection-form.ts";
import classes from "./selections.module.css";
import { useBegunSelection } from "./use-begun-selection.ts";
import { useSaveSelectionForm } from "./use-save-selection-form.ts";
import { useSelectionFields } from "./use-selection-fields.ts";

type SelectionEditorProps = {
  /** Null: a new one. */
  selection: Selection | null;
  things: Things;
};

/** The editor of a Smart Selection, with its live count. Product §8. */
export function SelectionEditor({ selection, things }: SelectionEditorProps) {
  const t = useTranslations("selectionEditor");
  const words = useTranslations("words");
  const support = useTranslations("impersonation");
  const isSupport = useIsSupport();
  const selectionPhrases = useTranslations("selections");
  const mayChange = useCan("editSelections");
  const begun = useBegunSelection();
  const form = useFieldForm({
    fields: useSelectionFields(things),
    defaultValues: selection ? selectionFormOf(selection) : begun,
    check: checkSelection,
  });
  const edits = useEditing({
    form,
    thing: selection,
    valuesOf: selectionFormOf,
    draft: { what: "selection", id: selection?.id ?? "new" },
    rules: selectionRules,
  });
  const saveThen = useSaveSelectionForm(selection, { form, edits });
  const navigate = useNavigate();
  const mayWrite = useCan("manageClub");
  const writeTo = ({ id }: Selection) =>
    void navigate({ to: paths.newSendout, search: { selection: id }, ignoreBlocker: true });
  const values = useWatch({ control: form.control }) as SelectionForm;
  const { isDirty, isSubmitting } = form.formState;
  const used = selection?.campaigns ?? [];
  const consequence = !selection
    ? t("consequenceNew")
    : used.length > 0 && isDirty
      ? t("consequenceUsed", { count: used.length, name: used[0]?.name ?? "" })
      : undefined;
  return (
    <EditorPage
      title={selection ? selection.name : t("newTitle")}
      description={mayChange ? undefined : isSupport ? support("readOnly") : t("readOnly")}
      back={{ to: paths.selections, label: selectionPhrases("menu") }}
      actions={selection && mayChange && <SelectionMenu selection={selection} />}
      preview={<SelectionSide typed={values.expression} things={things} />}
      previewTitle={t("who")}
      readOnly={!mayChange}
      onSubmit={saveThen()}
      bar={
        <SaveBar consequence={consequence}>
          {mayChange && mayWrite && (
            <Button
              type="button"
              variant="default"
              loading={isSubmitting}
              leftSection={<IconSend size={18} aria-hidden />}
              onClick={(event) => void saveThen(writeTo)(event)}
            >
              {t("writeToThem")}
            </Button>
          )}
          <Button type="submit" loading={isSubmitting} disabled={selection !== null && !isDirty}>
            {selection ? words("save") : t("create")}
          </Button>
        </SaveBar>
      }
    >
      <EditKeeper edits={edits} unsaved={isDirty && !isSubmitting} />
      {selection && selection.expression === null && (
        <p className={classes.error} role="alert">
          {selectionPhrases("unknown")}
        </p>
      )}
      <SelectionFields form={form} things={things} />
    </EditorPage>
  );
}
