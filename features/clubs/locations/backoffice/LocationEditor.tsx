import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { Controller, useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { ImageField } from "#packages/ui/form/ImageField.tsx";
import { FormSection, SaveBar } from "#packages/ui/page/Page.tsx";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { type ImageChoice, useImageChoice } from "#packages/web/backoffice/files/image-choice.ts";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import type { Edits } from "#packages/web/forms/use-edits.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import type { Form } from "#packages/web/forms/use-form.ts";
import { applyProblem, useProblemText } from "#packages/web/problem.ts";
import { CloseLocation } from "./CloseLocation.tsx";
import { HoursEditor } from "./hours/HoursEditor.tsx";
import { SpecialDaysEditor } from "./hours/SpecialDaysEditor.tsx";
import { LocationFields } from "./LocationFields.tsx";
import { LocationPreview } from "./LocationPreview.tsx";
import { checkLocation, emptyLocation, fieldsOf, formOf, type LocationForm, locationRules } from "./location-form.ts";
import { type LocationAddress, type OwnLocation, saveLogo, useRefreshLocation, useSaveLocation } from "./queries.ts";
import { useLocationFields } from "./use-location-fields.ts";

type LocationEditorProps = {
  location: OwnLocation | null;
  /** The address to begin with, for a new point of sale. */
  suggestion?: LocationAddress | undefined;
};

/** The editor of a new (null) or existing point of sale. */
export function LocationEditor({ location, suggestion }: LocationEditorProps) {
  const t = useTranslations("locations.editor");
  const locations = useTranslations("locations");
  const words = useTranslations("words");
  const mayChange = useCan("manageClub");
  const logo = useImageChoice(location?.logoPath ?? null);
  const form = useFieldForm({
    fields: useLocationFields(),
    defaultValues: location ? formOf(location) : { ...emptyLocation, ...suggestion },
    check: checkLocation,
  });
  const edits = useEditing({
    form,
    thing: location,
    valuesOf: formOf,
    draft: { what: "location", id: location?.id ?? "new" },
    rules: locationRules,
  });
  const { save, saving } = useSaving(location, { form, edits, logo });
  const values = useWatch({ control: form.control }) as LocationForm;
  const unsaved = form.formState.isDirty || logo.changed;
  const consequence = !location ? "consequenceNew" : unsaved ? "consequenceChanged" : "consequenceNone";
  return (
    <EditorPage
      title={location ? location.name : t("newTitle")}
      description={mayChange ? undefined : t("readOnly")}
      back={{ to: paths.locations, label: locations("menu") }}
      actions={location && mayChange && <CloseLocation location={location} />}
      preview={<LocationPreview form={values} logoUrl={logo.url} />}
      previewTitle={t("preview")}
      readOnly={!mayChange}
      onSubmit={save}
      bar={
        <SaveBar consequence={t(consequence)}>
          <Button type="submit" loading={saving} disabled={location !== null && !unsaved}>
            {location ? words("save") : t("create")}
          </Button>
        </SaveBar>
      }
    >
      <EditKeeper edits={edits} unsaved={unsaved && !saving} />
      <LocationFields form={form} isNew={location === null} isSuggested={suggestion !== undefined} />
      <FormSection title={t("hours")} description={t("hoursHint")}>
        <Controller
          control={form.control}
          name="openingHours"
          render={({ field, fieldState }) => (
            <HoursEditor rows={field.value} onChange={field.onChange} error={fieldState.error?.message} />
          )}
        />
      </FormSection>
      <FormSection title={t("special")} description={t("specialHint")}>
        <Controller
          control={form.control}
          name="specialDays"
          render={({ field, fieldState }) => (
            <SpecialDaysEditor
              rows={field.value}
              week={values.openingHours}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </FormSection>
      <FormSection title={t("look")} description={t("lookHint")}>
        <ImageField
          label={t("logo")}
          description={t("logoHint")}
          imageUrl={logo.url}
          imageAlt={t("logoAlt", { name: values.commercialName || locations("name") })}
          pickLabel={t("logoPick")}
          replaceLabel={t("logoReplace")}
          removeLabel={words("remove")}
          onPick={logo.pick}
          onRemove={logo.remove}
          error={logo.error}
          sent={logo.sent}
        />
      </FormSection>
    </EditorPage>
  );
}

type Parts = { form: Form<LocationForm>; edits: Edits<OwnLocation, LocationForm>; logo: ImageChoice };

/** Saves the fields, then the logo; a failed logo leaves the fields saved and shows its error. */
function useSaving(location: OwnLocation | null, { form, edits, logo }: Parts) {
  const t = useTranslations("locations");
  const words = useTranslations("words");
  const problemText = useProblemText();
  const notices = useNotices();
  const navigate = useNavigate();
  const mutation = useSaveLocation(location?.id ?? null);
  const refresh = useRefreshLocation();
  const save = form.handleSubmit(async (values) => {
    const saved = await mutation
      .mutateAsync({ ...fieldsOf(values), version: edits.began()?.version })
      .catch((error: unknown) => {
        if (!edits.isOvertaken(error) && !applyProblem(form, error)) notices.failed(error, t("saveFailed"));
        return null;
      });
    if (!saved) return;
    edits.saved(saved);
    const logoSaved = await saveLogo(saved.id, logo).then(
      () => true,
      (error: unknown) => {
        logo.setError(problemText(error));
        notices.failed(error, t("logoFailed"));
        return false;
      },
    );
    if (logoSaved) {
      logo.settle();
      notices.done(location ? words("saved") : t("editor.created", { name: saved.name }));
    }
    if (logo.changed) await refresh();
    if (!location && logoSaved) await navigate({ to: paths.locations, ignoreBlocker: true });
    else if (!location) {
      await navigate({ to: paths.location, params: { id: String(saved.id) }, replace: true, ignoreBlocker: true });
    }
  });
  return { save, saving: form.formState.isSubmitting };
}
