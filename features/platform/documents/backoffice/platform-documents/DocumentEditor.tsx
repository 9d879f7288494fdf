import { Button } from "@mantine/core";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { isSameValue } from "#packages/domain/merge-edits.ts";
import { SaveBar } from "#packages/ui/page/Page.tsx";
import { EditKeeper } from "#packages/web/backoffice/edits/EditKeeper.tsx";
import { EditorPage } from "#packages/web/backoffice/forms/EditorPage.tsx";
import { Segments } from "#packages/web/backoffice/forms/Segments.tsx";
import { DocumentFields } from "./DocumentFields.tsx";
import { DocumentViews } from "./DocumentViews.tsx";
import { type DocumentForm, documentFormOf, withoutEmptySections } from "./document-form.ts";
import { PublishDialog } from "./PublishDialog.tsx";
import classes from "./platform-documents.module.css";
import type { WrittenDocument } from "./queries.ts";
import { useDocumentEditing } from "./use-document-editing.ts";
import { VersionList } from "./VersionList.tsx";

const views = ["write", "read", "changes"] as const;

type EditorProps = {
  document: WrittenDocument;
  /** The current day of the platform. */
  today: string;
};

/** Edits a platform document in three columns, one per language: write, preview, compare and publish from a day. */
export function DocumentEditor({ document, today }: EditorProps) {
  const t = useTranslations("platformDocuments");
  const documents = useTranslations("documents");
  const [view, setView] = useState<(typeof views)[number]>("write");
  const { form, edits, save, publish, publishing, close, published } = useDocumentEditing(document);
  const { isDirty, isSubmitting } = form.formState;
  const texts = withoutEmptySections(useWatch({ control: form.control }) as DocumentForm);
  const isNew = !isSameValue(texts, documentFormOf(document.latest));
  const take = (from: DocumentForm) => {
    const { intro, sections } = documentFormOf(from);
    form.setValue("intro", intro, { shouldDirty: true });
    form.setValue("sections", sections, { shouldDirty: true });
  };
  return (
    <EditorPage
      title={documents(document.document)}
      description={t("editorLead")}
      back={{ to: paths.documents, label: t("title") }}
      onSubmit={save}
      bar={
        <SaveBar consequence={isDirty ? t("unsaved") : isNew ? t("isDraft") : t("isPublished")}>
          <Button type="submit" variant="default" loading={isSubmitting && !publishing} disabled={!isDirty}>
            {t("saveDraft")}
          </Button>
          <Button type="button" disabled={!isNew} onClick={publish}>
            {t("publish.go")}
          </Button>
        </SaveBar>
      }
    >
      <EditKeeper edits={edits} unsaved={isDirty && !isSubmitting} />
      <div className={classes.head}>
        <Segments
          label={t("view")}
          choices={views.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onChange={setView}
        />
        {isNew && (
          <Button type="button" variant="subtle" onClick={() => take(document.latest)}>
            {t("takeLatest")}
          </Button>
        )}
      </div>
      {document.shipped && (
        <div className={classes.shipped} role="note">
          <p>{t("shipped")}</p>
          <Button type="button" variant="default" onClick={() => document.shipped && take(document.shipped)}>
            {t("takeShipped")}
          </Button>
        </div>
      )}
      {view === "write" ? (
        <DocumentFields form={form} />
      ) : (
        <DocumentViews view={view} texts={texts} latest={document.latest} />
      )}
      <VersionList document={document} today={today} />
      {publishing && (
        <PublishDialog document={document} texts={publishing} today={today} onClose={close} onPublished={published} />
      )}
    </EditorPage>
  );
}
