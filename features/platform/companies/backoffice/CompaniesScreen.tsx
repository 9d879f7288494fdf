import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { StartImpersonation } from "#features/access/impersonation/backoffice/StartImpersonation.tsx";
import { paths } from "#features/office-paths.ts";
import { initialSort, knownSort } from "#packages/domain/list-columns.ts";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { companyColumns } from "../contract/columns.ts";
import { type CompanyRow, useCompanyColumns } from "./CompanyColumns.tsx";
import { InviteMerchant } from "./InviteMerchant.tsx";
import { bringCompanies, useCompanyList } from "./queries.ts";
import { readCompanySearch } from "./search.ts";
import { useCompanyFilters } from "./use-company-filters.ts";

/** The admin's list of customers. */
export function CompaniesScreen() {
  const words = useTranslations("companies");
  const { q, sort: requestedSort, standing } = useListAddress(readCompanySearch).search;
  const { fields, words: filterWords } = useCompanyFilters();
  const [inviting, invite] = useDisclosure(false);
  const [looking, setLooking] = useState<CompanyRow | null>(null);
  useTitle(words("title"));
  const sort = knownSort(companyColumns, requestedSort);
  const filters = withoutEmpty({ q, sort, standing });
  const { query, position } = useCompanyList(filters);
  return (
    <ListFrame
      name="companies"
      title={words("title")}
      create={<Button onClick={invite.open}>{words("invite")}</Button>}
      searchLabel={words("search")}
      filters={fields}
      words={filterWords}
      actions={<ExportButton may="administer" bring={() => bringCompanies(filters)} />}
      query={query}
      rows={query.data?.rows ?? []}
      position={position}
      columns={useCompanyColumns({ onLook: setLooking })}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.companyDetail, id)}
      rowName={({ name }) => name}
      sort={initialSort(companyColumns, "created")}
      failed={words("failed")}
      empty={{ drawing: "locations", title: words("empty"), text: words("emptyText") }}
      noneFound={{ drawing: "search", title: words("noMatch") }}
    >
      <StartImpersonation company={looking} onClose={() => setLooking(null)} />
      <InviteMerchant opened={inviting} onClose={invite.close} />
    </ListFrame>
  );
}
