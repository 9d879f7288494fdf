import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "#features/office-paths.ts";
import { initialSort, knownSort } from "#packages/domain/list-columns.ts";
import type { ListTab } from "#packages/ui/tables/ListTabs.tsx";
import { fullName } from "#packages/web/backoffice/format/full-name.ts";
import { withoutEmpty } from "#packages/web/backoffice/list-address/list-search.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { memberColumns } from "../contract/columns.ts";
import { useMemberColumns } from "./MemberColumns.tsx";
import { bringMembers, useMemberList } from "./queries.ts";
import { readMemberSearch } from "./search.ts";
import { MemberActs } from "./several/MemberActs.tsx";
import { useMemberFilters } from "./use-member-filters.ts";

type MemberListProps = { tabs: readonly ListTab[]; create: ReactNode; children: ReactNode };

/** Shows the list of members who have joined, sorted by a column. */
export function MemberList({ tabs, create, children }: MemberListProps) {
  const t = useTranslations("directory");
  const { page: _, after: __, show: ___, sort: requestedSort, ...narrowing } = useListAddress(readMemberSearch).search;
  const { fields, words } = useMemberFilters();
  const mayChange = useCan("changeMembers");
  const mayWrite = useCan("manageClub");
  const sort = knownSort(memberColumns, requestedSort) ?? "registered";
  const filters = withoutEmpty({ ...narrowing, sort });
  const { query, position } = useMemberList(filters);
  return (
    <ListFrame
      name="members"
      title={t("menu")}
      tabs={tabs}
      keepsViews
      create={create}
      searchLabel={t("searchLabel")}
      filters={fields}
      words={words}
      actions={
        <>
          {mayWrite && filters.selection && (
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link to={paths.newSendout} search={{ selection: filters.selection }} {...props} />
              )}
            >
              {t("writeToThem")}
            </Button>
          )}
          <ExportButton bring={() => bringMembers(filters)} />
        </>
      }
      query={query}
      rows={query.data?.rows ?? []}
      position={position}
      columns={useMemberColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.member, id)}
      rowName={(row) => fullName(row) || t("nameless")}
      bulk={mayChange ? (chosen) => <MemberActs chosen={chosen} /> : undefined}
      sort={initialSort(memberColumns, "registered")}
      failed={t("listFailed")}
      empty={{ drawing: "members", title: t("emptyTitle"), text: t("emptyText") }}
      noneFound={{ drawing: "search", title: t("noneFound"), text: t("noneFoundText") }}
    >
      {children}
    </ListFrame>
  );
}
