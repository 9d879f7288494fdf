import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { type CompanyRow, useCompanyColumns } from "../features/companies/CompanyColumns.tsx";
import { InviteMerchant } from "../features/companies/InviteMerchant.tsx";
import { StartImpersonation } from "../features/impersonation/StartImpersonation.tsx";
import { call } from "../lib/api.ts";
import { hrefOf } from "../lib/href.ts";
import { withoutEmpty } from "../lib/list-search.ts";
import { useListAddress } from "../lib/use-list-address.ts";
import { usePagedList } from "../lib/use-paged-list.ts";
import { paths } from "../paths.ts";
import { ListFrame } from "../shell/ListFrame.tsx";
import { useTitle } from "../shell/use-title.ts";

/** The admin's list of customers. */
export function CompaniesScreen() {
  const words = useTranslations("companies");
  const { q } = useListAddress().search;
  const [inviting, invite] = useDisclosure(false);
  const [looking, setLooking] = useState<CompanyRow | null>(null);
  useTitle(words("title"));
  const filters = withoutEmpty({ q });
  const { query, position } = usePagedList({
    name: "companies",
    filters,
    fetch: (cursor, signal) => call("listCompanies", { query: { ...filters, ...cursor } }, { signal }),
  });
  return (
    <ListFrame
      name="companies"
      title={words("title")}
      create={<Button onClick={invite.open}>{words("invite")}</Button>}
      searchLabel={words("search")}
      query={query}
      rows={query.data?.rows ?? []}
      position={position}
      columns={useCompanyColumns({ onLook: setLooking })}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.companyDetail, id)}
      rowName={({ name }) => name}
      failed={words("failed")}
      empty={{ drawing: "locations", title: words("empty"), text: words("emptyText") }}
      noneFound={{ drawing: "search", title: words("noMatch") }}
    >
      <StartImpersonation company={looking} onClose={() => setLooking(null)} />
      <InviteMerchant opened={inviting} onClose={invite.close} />
    </ListFrame>
  );
}
