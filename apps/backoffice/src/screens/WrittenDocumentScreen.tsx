import { platformToday } from "@stammis/domain/clubs/club-day";
import type { PlatformDocument } from "@stammis/domain/platform-documents";
import { PlainPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { DocumentEditor } from "../features/platform-documents/DocumentEditor.tsx";
import { documentNamed } from "../features/platform-documents/document-name.ts";
import { writtenQuery } from "../features/platform-documents/queries.ts";
import { realNow } from "../lib/clock.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { FormSkeleton } from "../shell/FormSkeleton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { NothingHere } from "../shell/NotFound.tsx";

/** `/documents/$id`: one of them, as it is written. */
export function WrittenDocumentScreen() {
  const t = useTranslations("platformDocuments");
  const { id } = useParams({ strict: false });
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
