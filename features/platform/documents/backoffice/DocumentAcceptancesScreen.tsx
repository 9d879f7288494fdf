import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { BackLink } from "#packages/web/backoffice/page/BackLink.tsx";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { NothingHere } from "#packages/web/backoffice/page/NotFound.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { type CompanyDocument, companyDocuments } from "../domain/platform-documents.ts";
import { useAcceptanceColumns } from "./platform-documents/DocumentColumns.tsx";
import { documentNamed, slugOf } from "./platform-documents/document-name.ts";
import { bringAcceptances, useAcceptances } from "./platform-documents/queries.ts";
import { readAcceptanceSearch } from "./search.ts";

/** `/documents/$id/acceptances`: the versions that companies have accepted, with person and time. */
export function DocumentAcceptancesScreen() {
  const t = useTranslations("platformDocuments");
  const { document: id } = useParams({ strict: false });
  const document = companyDocuments.find((each) => each === documentNamed(id));
  if (!document)
    return <NothingHere title={t("notFound")} text={t("notFoundText")} to={paths.documents} toLabel={t("title")} />;
  return <Acceptances key={document} document={document} />;
}

function Acceptances({ document }: { document: CompanyDocument }) {
  const t = useTranslations("platformDocuments.acceptances");
  const documents = useTranslations("documents");
  const { q, sort, accepted: show } = useListAddress(readAcceptanceSearch).search;
  const filters = withoutEmpty({ q, sort, show });
  const { query, position } = useAcceptances(document, filters);
  const title = t("title", { document: documents(document) });
  const here = paths.documentAcceptances.replace("$document", slugOf(document));
  useTitle(title);
  return (
    <ListFrame
      name="acceptances"
      title={title}
      above={<BackLink to={paths.writtenDocument} id={slugOf(document)} label={documents(document)} />}
      tabs={[undefined, "WAITING" as const, "ACCEPTED" as const].map((each) => ({
        key: each ?? "all",
        label: t(`shows.${each ?? "all"}`),
        href: each ? `${here}?accepted=${each}` : here,
        isCurrent: show === each,
      }))}
      isNarrowed={show !== undefined}
      searchLabel={t("search")}
      actions={<ExportButton may="administer" bring={() => bringAcceptances(document, filters)} />}
      query={query}
      rows={query.data?.rows ?? []}
      position={position}
      columns={useAcceptanceColumns()}
      rowKey={({ companyId }) => companyId}
      rowHref={({ companyId }) => hrefOf(paths.companyDetail, companyId)}
      rowName={({ company }) => company}
      sort={{ first: "company", falling: ["version", "acceptedAt"] }}
      failed={t("fetchFailed")}
      empty={{ drawing: "locations", title: t("empty"), text: t("emptyText") }}
      noneFound={{ drawing: "search", title: t(show === "WAITING" && !q ? "noneWaiting" : "noneFound") }}
    />
  );
}
