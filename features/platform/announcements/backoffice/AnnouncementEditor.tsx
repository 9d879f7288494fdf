import { Button, Switch } from "@mantine/core";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useLocale, useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { languages } from "#packages/domain/translations/languages.ts";
import { FormSection, SaveBar } from "#packages/ui/page/Page.tsx";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { DayInput } from "#packages/web/backoffice/forms/DayInput.tsx";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { useLanguageName } from "#packages/web/backoffice/language/language-name.ts";
import { LimitedField } from "#packages/web/forms/LimitedField.tsx";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { announcementAudiences, announcementIn, announcementWeights } from "../domain/announcement.ts";
import { AnnouncementCard } from "./AnnouncementCard.tsx";
import { AnnouncementChoice } from "./AnnouncementChoice.tsx";
import { useTitleOf } from "./AnnouncementColumns.tsx";
import { AnnouncementTextFields } from "./AnnouncementTextFields.tsx";
import {
  type AnnouncementForm,
  announcementFormOf,
  checkAnnouncement,
  emptyAnnouncement,
} from "./announcement-form.ts";
import classes from "./announcements.module.css";
import type { Announcement } from "./queries.ts";
import { RemoveAnnouncement } from "./RemoveAnnouncement.tsx";
import { useAnnouncementFields } from "./use-announcement-fields.ts";
import { useConsequence } from "./use-consequence.ts";
import { useSaveAnnouncementForm } from "./use-save-announcement-form.ts";

type EditorProps = {
  /** The announcement to edit; null for a new one. */
  announcement: Announcement | null;
  /** The current day of the platform. */
  today: string;
};

/** Edits a new or existing announcement: its texts, audience, weight and days. */
export function AnnouncementEditor({ announcement, today }: EditorProps) {
  const t = useTranslations("announcements");
  const words = useTranslations("words");
  const locale = useLocale();
  const languageName = useLanguageName();
  const titleOf = useTitleOf();
  const form = useFieldForm({
    fields: useAnnouncementFields(),
    check: checkAnnouncement,
    defaultValues: announcement ? announcementFormOf(announcement) : emptyAnnouncement(today),
  });
  const edits = useEditing({
    form,
    thing: announcement,
    valuesOf: announcementFormOf,
    draft: { what: "announcement", id: announcement?.id ?? "new" },
  });
  const save = useSaveAnnouncementForm({ announcement, form, edits });
  const { isDirty, isSubmitting } = form.formState;
  const [removes, askToRemove] = useState(false);
  const values = useWatch({ control: form.control }) as AnnouncementForm;
  const content = announcementIn(values.texts, locale) ?? {
    title: t("example.title"),
    text: t("example.text"),
    language: locale,
  };
  return (
    <EditorPage
      title={announcement ? titleOf(announcement) : t("newTitle")}
      back={{ to: paths.announcements, label: t("title") }}
      onSubmit={save}
      bar={
        <SaveBar consequence={useConsequence(values, isDirty || announcement === null)}>
          <Button type="submit" loading={isSubmitting} disabled={announcement !== null && !isDirty}>
            {announcement ? words("save") : t("create")}
          </Button>
        </SaveBar>
      }
    >
      <EditKeeper edits={edits} unsaved={isDirty && !isSubmitting} />
      <FormSection title={t("preview")} description={t("previewLead")}>
        <div className={classes.preview}>
          <AnnouncementCard announcement={{ weight: values.weight, link: values.link.trim(), ...content }} />
        </div>
      </FormSection>
      {languages.map((language) => (
        <AnnouncementTextFields key={language} form={form} language={language} name={languageName(language)} />
      ))}
      <FormSection title={t("how")} description={t("howLead")}>
        <AnnouncementChoice
          form={form}
          name="weight"
          choices={announcementWeights.map((value) => ({
            value,
            label: t(`weights.${value}`),
            hint: t(`hints.${value}`),
          }))}
        />
        <AnnouncementChoice
          form={form}
          name="audience"
          choices={announcementAudiences.map((value) => ({
            value,
            label: t(`audiences.${value}`),
            hint: t(`hints.${value}`),
          }))}
        />
        <div className={classes.days}>
          {(["fromDay", "throughDay"] as const).map((day) => (
            <DayInput key={day} {...form.input(day)} />
          ))}
        </div>
        <LimitedField description={t("fields.linkHint")} type="url" {...form.limited("link")} />
        <Switch description={t("byMailHint")} checked={values.byMail} {...form.input("byMail")} />
        {announcement && (
          <Button variant="subtle" color="red" className={classes.remove ?? ""} onClick={() => askToRemove(true)}>
            {t("remove.go")}
          </Button>
        )}
      </FormSection>
      {announcement && removes && <RemoveAnnouncement announcement={announcement} onClose={() => askToRemove(false)} />}
    </EditorPage>
  );
}
