import { useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useNotices } from "#packages/web/backoffice/dialogs/notices.ts";
import { useEditing } from "#packages/web/backoffice/edits/use-editing.ts";
import { useFieldForm } from "#packages/web/forms/use-field-form.ts";
import { checkDocument, type DocumentForm, documentFormOf, withoutEmptySections } from "./document-form.ts";
import { slugOf } from "./document-name.ts";
import { type Draft, useDocumentAct, type WrittenDocument, writtenQuery } from "./queries.ts";
import { useDocumentFields } from "./use-document-fields.ts";

/** The text to publish, with the version that editing began from. */
export type Publishing = DocumentForm & { version: string | undefined };

/** The state of the document's editor: stores an incomplete draft, or publishes a complete text. */
export function useDocumentEditing(thing: WrittenDocument) {
  const t = useTranslations("platformDocuments");
  const notices = useNotices();
  const client = useQueryClient();
  const publishes = useRef(false);
  const [publishing, setPublishing] = useState<Publishing | null>(null);
  const { document } = thing;
  const form = useFieldForm({
    fields: useDocumentFields(),
    check: (values) => checkDocument(withoutEmptySections(values), publishes.current),
    defaultValues: documentFormOf(thing),
  });
  const edits = useEditing<Draft, DocumentForm>({
    form,
    thing,
    valuesOf: documentFormOf,
    draft: { what: "document", id: slugOf(document) },
  });
  const { mutateAsync } = useDocumentAct("saveDocumentDraft");
  const began = () => edits.began()?.version;
  const keep = form.handleSubmit(async (values) => {
    try {
      const body = { ...withoutEmptySections(values), version: began() };
      edits.saved(await mutateAsync({ params: { document }, body }));
      notices.done(t("saved"));
    } catch (error) {
      if (!edits.isOvertaken(error)) notices.failed(error, t("saveFailed"));
    }
  });
  const ask = form.handleSubmit((values) => setPublishing({ ...withoutEmptySections(values), version: began() }));
  return {
    form,
    edits,
    publishing,
    save: (event: SyntheticEvent) => {
      publishes.current = false;
      return keep(event);
    },
    publish: (event: SyntheticEvent) => {
      publishes.current = true;
      return ask(event);
    },
    close: () => setPublishing(null),
    /** Nothing is unsaved, because the editor now has the published text. */
    published: async () => {
      edits.saved(await client.fetchQuery(writtenQuery(document)));
      setPublishing(null);
    },
  };
}
