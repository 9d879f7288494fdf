import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { ListPage } from "@stammis/ui/page/Page.tsx";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { CompanyTable } from "../features/companies/CompanyTable.tsx";
import { InviteMerchant } from "../features/companies/InviteMerchant.tsx";
import { call } from "../lib/api.ts";
import { withoutEmpty } from "../lib/list-search.ts";
import { usePagedList } from "../lib/use-paged-list.ts";
import { paths } from "../paths.ts";
import { ListPager } from "../shell/ListPager.tsx";
import { ListSearch } from "../shell/ListSearch.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** The admin's list of customers. */
export function CompaniesScreen() {
  const words = useTranslations("companies");
  const common = useTranslations("words");
  const { q } = useSearch({ from: "/office/companies" });
  const navigate = useNavigate();
  const [inviting, invite] = useDisclosure(false);
  useTitle(words("title"));
  const filters = withoutEmpty({ q });
  const { query, position } = usePagedList({
    name: "companies",
    filters,
    fetch: (cursor, signal) => call("listCompanies", { query: { ...filters, ...cursor } }, { signal }),
  });
  const none = (
    <EmptyState
      drawing="locations"
      title={words("empty")}
      text={words("emptyText")}
      action={<Button onClick={invite.open}>{words("invite")}</Button>}
    />
  );
  return (
    <ListPage
      title={words("title")}
      description={words("lead")}
      actions={<Button onClick={invite.open}>{words("invite")}</Button>}
      filters={
        <ListSearch
          label={words("search")}
          value={q ?? ""}
          onChange={(text) => void navigate({ to: paths.companies, search: withoutEmpty({ q: text }), replace: true })}
        />
      }
      pager={<ListPager list={position} />}
    >
      <Loaded query={query} skeleton={<TableSkeleton label={common("loading")} rows={10} />} failed={words("failed")}>
        {({ rows }) => (
          <CompanyTable rows={rows} empty={q ? <EmptyState drawing="search" title={words("noMatch")} /> : none} />
        )}
      </Loaded>
      <InviteMerchant opened={inviting} onClose={invite.close} />
    </ListPage>
  );
}
