import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { useLocalList } from "#packages/web/backoffice/list-address/local-pages.ts";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useDocumentColumns } from "./platform-documents/DocumentColumns.tsx";
import { slugOf } from "./platform-documents/document-name.ts";
import { documentsQuery } from "./platform-documents/queries.ts";

/** `/documents`: the platform's terms, privacy policy and data processing agreement. */
export function DocumentsScreen() {
  const t = useTranslations("platformDocuments");
  const documents = useTranslations("documents");
  useTitle(t("title"));
  const { query, rows, position } = useLocalList(useQuery(documentsQuery), {});
  return (
    <ListFrame
      name="documents"
      title={t("title")}
      query={query}
      rows={rows}
      position={position}
      columns={useDocumentColumns()}
      rowKey={({ document }) => document}
      rowHref={({ document }) => paths.writtenDocument.replace("$document", slugOf(document))}
      rowName={({ document }) => documents(document)}
      failed={t("fetchFailed")}
      empty={{ drawing: "mail", title: t("title") }}
      noneFound={{ drawing: "search", title: t("title") }}
    />
  );
}
