import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import type { Edits } from "#packages/web/forms/use-edits.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { readTyped } from "./conditions/typed-selection.ts";
import { type Selection, useSaveSelection } from "./queries.ts";
import type { SelectionForm } from "./selection-form.ts";

type Editing = { form: Form<SelectionForm>; edits: Edits<Selection, SelectionForm> };

/** Saves the form and then continues; a new selection opens at its own address. */
export function useSaveSelectionForm(selection: Selection | null, { form, edits }: Editing) {
  const t = useTranslations("selectionEditor");
  const words = useTranslations("words");
  const notices = useNotices();
  const navigate = useNavigate();
  const saving = useSaveSelection(selection?.id ?? null);
  return (then?: (saved: Selection) => void) =>
    form.handleSubmit(async ({ name, expression }) => {
      if (then && selection && !form.formState.isDirty) return then(selection);
      const read = readTyped(expression);
      if (!read.ok) return;
      try {
        const version = edits.began()?.version;
        const saved = await saving.mutateAsync({ name, expression: read.selection, version });
        edits.saved(saved);
        if (then) return then(saved);
        notices.done(selection ? words("saved") : t("created", { name: saved.name }));
        if (selection) return;
        await navigate({ to: paths.selection, params: { id: String(saved.id) }, replace: true, ignoreBlocker: true });
      } catch (error) {
        if (!edits.isOvertaken(error) && !applyProblem(form, error)) notices.failed(error, t("saveFailed"));
      }
    });
}
