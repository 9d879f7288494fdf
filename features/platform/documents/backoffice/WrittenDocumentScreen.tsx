import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { platformToday } from "#packages/domain/club/club-day.ts";
import { PlainPage } from "#packages/ui/page/Page.tsx";
import { realNow } from "#packages/web/backoffice/format/clock.ts";
import { FormSkeleton } from "#packages/web/backoffice/forms/FormSkeleton.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import type { PlatformDocument } from "../domain/platform-documents.ts";
import { DocumentEditor } from "./platform-documents/DocumentEditor.tsx";
import { documentNamed } from "./platform-documents/document-name.ts";
import { writtenQuery } from "./platform-documents/queries.ts";

/** `/documents/$id`: the editor of a platform document. */
export function WrittenDocumentScreen() {
  const t = useTranslations("platformDocuments");
  const { document: id } = useParams({ strict: false });
  const document = documentNamed(id);
  if (!document)
    return <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.documents} toLabel={t("title")} />;
  return <Written key={document} document={document} />;
}

function Written({ document }: { document: PlatformDocument }) {
  const t = useTranslations("platformDocuments");
  const documents = useTranslations("documents");
  const query = useQuery(writtenQuery(document));
  const [today] = useState(() => platformToday(realNow()).toString());
  return (
    <Loaded
      query={query}
      frame={(instead) => (
        <PlainPage title={documents(document)} above={<BackLink to={paths.documents} label={t("title")} />}>
          {instead}
        </PlainPage>
      )}
      failed={t("fetchFailed")}
      skeleton={<FormSkeleton />}
    >
      {(written) => <DocumentEditor document={written} today={today} />}
    </Loaded>
  );
}
