import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { textMax } from "#packages/domain/limits.ts";
import { FormSection, SaveBar } from "#packages/ui/page/Page.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { required } from "#packages/web/forms/use-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { type ActivityTexts, activityParts } from "../domain/processing-activities.ts";
import { type Activity, useDataProtectionAct } from "./queries.ts";
import { RemoveActivity } from "./RemoveActivity.tsx";

const noTexts = Object.fromEntries(activityParts.map((part) => [part, ""])) as ActivityTexts;
const textsOf = ({ own }: Activity): ActivityTexts => own;

/** Edits the company's texts for a new or existing activity, next to the product's texts. */
export function ActivityEditor({ activity }: { activity: Activity | null }) {
  const t = useTranslations("dataProtection.activity");
  const words = useTranslations("words");
  const notices = useNotices();
  const navigate = useNavigate();
  const create = useDataProtectionAct("createProcessingActivity");
  const update = useDataProtectionAct("updateProcessingActivity");
  const ours = activity?.ours ?? null;
  const form = useFieldForm({
    fields: Object.fromEntries(
      activityParts.map((part) => [part, { label: t(`parts.${part}`), limit: textMax.recordText }]),
    ) as Record<keyof ActivityTexts, { label: string; limit: number }>,
    check: ({ name }) => ({ name: ours ? null : required(name) }),
    defaultValues: activity ? textsOf(activity) : noTexts,
  });
  const edits = useEditing({
    form,
    thing: activity,
    valuesOf: textsOf,
    draft: { what: "record-activity", id: activity?.key ?? "new" },
  });
  const { isDirty, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (body) => {
    try {
      const version = edits.began()?.version;
      const saved = activity
        ? await update.mutateAsync({ params: { activity: activity.key }, body: { ...body, version } })
        : await create.mutateAsync({ body });
      edits.saved(saved);
      notices.done(t("saved"));
      await navigate({ to: paths.processingRecord, ignoreBlocker: true });
    } catch (error) {
      if (!edits.isOvertaken(error) && !applyProblem(form, error)) notices.failed(error, t("saveFailed"));
    }
  });
  const propsOf = (part: keyof ActivityTexts) => ({
    description: ours ? t("ours", { text: ours[part] }) : undefined,
    ...form.limited(part),
  });
  return (
    <EditorPage
      title={activity ? activity.own.name || (ours?.name ?? "") : t("newTitle")}
      description={t(ours ? "lead" : "ownLead")}
      back={{ to: paths.processingRecord, label: t("toRecord") }}
      actions={activity && <RemoveActivity activity={activity} />}
      onSubmit={save}
      bar={
        <SaveBar>
          <Button type="submit" loading={isSubmitting} disabled={activity !== null && !isDirty}>
            {activity ? words("save") : t("create")}
          </Button>
        </SaveBar>
      }
    >
      <EditKeeper edits={edits} unsaved={isDirty && !isSubmitting} />
      <FormSection title={t("texts")}>
        <LimitedField required={!ours} maw={640} {...propsOf("name")} />
        {activityParts
          .filter((part) => part !== "name")
          .map((part) => (
            <LimitedArea key={part} autosize minRows={2} maxRows={10} maw={640} {...propsOf(part)} />
          ))}
      </FormSection>
    </EditorPage>
  );
}
