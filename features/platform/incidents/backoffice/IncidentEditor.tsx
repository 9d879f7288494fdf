import { Button, TextInput } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { FormSection, SaveBar } from "#packages/ui/page/Page.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { useCan, useIsSupport, useTimeZone } from "#packages/web/backoffice/session/session.ts";
import { LimitedArea } from "#packages/web/forms/LimitedArea.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { applyProblem } from "#packages/web/problem.ts";
import { IncidentLetters } from "./IncidentLetters.tsx";
import { IncidentLog } from "./IncidentLog.tsx";
import { IncidentSteps } from "./IncidentSteps.tsx";
import { checkIncident, emptyIncident, incidentFormOf, incidentOfForm, textParts } from "./incident-form.ts";
import { type Incident, useIncidentAct } from "./queries.ts";
import { useIncidentFields } from "./use-incident-fields.ts";

type IncidentEditorProps = { incident: Incident | null };

/** Edits a new or existing incident: its facts, clock, steps, letters and log. */
export function IncidentEditor({ incident }: IncidentEditorProps) {
  const t = useTranslations("incidents");
  const words = useTranslations("words");
  const support = useTranslations("impersonation");
  const isSupport = useIsSupport();
  const mayRecord = useCan("editIncidents");
  const notices = useNotices();
  const navigate = useNavigate();
  const zone = useTimeZone();
  const create = useIncidentAct("createIncident");
  const update = useIncidentAct("updateIncident");
  const valuesOf = (thing: Incident) => incidentFormOf(thing, zone);
  const form = useFieldForm({
    fields: useIncidentFields(),
    check: checkIncident,
    defaultValues: incident ? valuesOf(incident) : emptyIncident(zone),
  });
  const edits = useEditing({ form, thing: incident, valuesOf, draft: { what: "incident", id: incident?.id ?? "new" } });
  const { isDirty, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (values) => {
    try {
      const began = edits.began();
      const body = incidentOfForm(values, zone, began);
      const saved = incident
        ? await update.mutateAsync({ params: { id: incident.id }, body: { ...body, version: began?.version } })
        : await create.mutateAsync({ body });
      edits.saved(saved);
      notices.done(t("saved"));
      if (!incident)
        await navigate({ to: paths.incident, params: { id: String(saved.id) }, replace: true, ignoreBlocker: true });
    } catch (error) {
      if (!edits.isOvertaken(error) && !applyProblem(form, error)) notices.failed(error, t("saveFailed"));
    }
  });
  return (
    <EditorPage
      title={t(incident ? "one" : "newTitle")}
      description={isSupport ? support("readOnly") : t("lead2")}
      back={{ to: paths.incidents, label: t("title") }}
      readOnly={!mayRecord || incident?.state === "CLOSED"}
      onSubmit={save}
      bar={
        <SaveBar>
          <Button type="submit" loading={isSubmitting} disabled={incident !== null && !isDirty}>
            {incident ? words("save") : t("create")}
          </Button>
        </SaveBar>
      }
    >
      <EditKeeper edits={edits} unsaved={isDirty && !isSubmitting} />
      {incident && <IncidentSteps incident={incident} unsaved={isDirty} />}
      <FormSection title={t("facts")} description={t("times", { zone })}>
        <LimitedArea required autosize minRows={3} maxRows={14} maw={640} {...form.limited("what")} />
        <DayInput withTime required maw={280} {...form.input("discoveredAt")} />
        <DayInput withTime maw={280} {...form.input("beganAt")} />
        <TextInput inputMode="numeric" maw={280} {...form.input("peopleCount")} />
        <TextInput inputMode="numeric" maw={280} {...form.input("recordCount")} />
        {textParts.map((part) => (
          <LimitedArea key={part} autosize minRows={2} maxRows={14} maw={640} {...form.limited(part)} />
        ))}
      </FormSection>
      {incident && <IncidentLetters incident={incident} />}
      {incident && <IncidentLog log={incident.log} />}
    </EditorPage>
  );
}
