import { Button, NativeSelect, Switch } from "@mantine/core";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { textMax } from "#packages/domain/limits.ts";
import { Dialog } from "#packages/ui/answer/Dialog.tsx";
import { LimitedField } from "../../forms/LimitedField.tsx";
import { useFieldForm } from "../../forms/use-field-form.ts";
import { required } from "../../forms/use-form.ts";
import { applyProblem } from "../../problem.ts";
import dialog from "../dialogs/dialog-form.module.css";
import { useNotices } from "../dialogs/notices.ts";
import { useCan } from "../session/session.ts";
import classes from "./list.module.css";
import { type ListView, useRemoveView, useSaveView } from "./list-views.ts";

type ViewDialogProps = {
  list: string;
  /** The view to edit; null to save the current view of the list. */
  view: ListView | null;
  /** The search string of the current view. */
  search: string;
  /** Views that can be replaced under their names. */
  others: readonly ListView[];
  onClose: () => void;
};

/** Edits a view's name and visibility; saves the current search as a new view, or replaces an existing one. */
export function ViewDialog({ list, view, search, others, onClose }: ViewDialogProps) {
  const t = useTranslations("list.view");
  const words = useTranslations("words");
  const notices = useNotices();
  const mayShare = useCan("manageClub");
  const [replaced, replace] = useState<ListView | null>(null);
  const save = useSaveView(list, (view ?? replaced)?.id ?? null);
  const remove = useRemoveView();
  // The form stores no draft, because the form has one word.
  const form = useFieldForm({
    fields: {
      name: { label: t("name"), limit: textMax.viewName },
      shared: { label: t("shared") },
    },
    check: ({ name }) => ({ name: required(name) }),
    defaultValues: { name: view?.name ?? "", shared: view?.shared ?? false },
  });
  const chooseReplaced = (id: string) => {
    const chosen = others.find((each) => String(each.id) === id) ?? null;
    replace(chosen);
    form.reset({ name: chosen?.name ?? "", shared: chosen?.shared ?? false });
  };
  const submit = form.handleSubmit(async (fields) => {
    try {
      const { name } = await save.mutateAsync({ ...fields, search: view?.search ?? search });
      notices.done(t("saved", { name }));
      onClose();
    } catch (error) {
      if (!applyProblem(form, error)) notices.failed(error, t("saveFailed"));
    }
  });
  const removeIt = ({ id, name }: ListView) =>
    remove.mutate(id, {
      onSuccess: () => {
        notices.done(t("removed", { name }));
        onClose();
      },
      onError: (error) => notices.failed(error, t("removeFailed")),
    });
  return (
    <Dialog opened onClose={onClose} title={view ? t("change") : t("save")} width={420}>
      <form className={dialog.form} noValidate onSubmit={submit}>
        {!view && others.length > 0 && (
          <NativeSelect
            label={t("as")}
            value={String(replaced?.id ?? "")}
            onChange={(event) => chooseReplaced(event.currentTarget.value)}
            data={[
              { value: "", label: t("asNew") },
              ...others.map(({ id, name }) => ({ value: String(id), label: t("inPlaceOf", { name }) })),
            ]}
          />
        )}
        <LimitedField data-autofocus {...form.limited("name")} />
        {mayShare && <Switch checked={form.watch("shared")} {...form.input("shared")} />}
        <p className={classes.quiet}>{t("kept")}</p>
        <div className={dialog.foot}>
          {view && (
            <Button variant="subtle" color="red" onClick={() => removeIt(view)} loading={remove.isPending}>
              {t("remove")}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {words("save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
