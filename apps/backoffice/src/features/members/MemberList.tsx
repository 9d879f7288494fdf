import type { ListTab } from "@stammis/ui/figures/ListTabs.tsx";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { fullName } from "../../lib/full-name.ts";
import { hrefOf } from "../../lib/href.ts";
import { useCan } from "../../lib/session.ts";
import { useListAddress } from "../../lib/use-list-address.ts";
import { paths } from "../../paths.ts";
import { ExportButton } from "../../shell/ExportButton.tsx";
import { ListFrame } from "../../shell/ListFrame.tsx";
import { SelectionFilter, useSelectionWord } from "../selections/SelectionFilter.tsx";
import { useMemberColumns } from "./MemberColumns.tsx";
import { bringMembers, fallingSorts, memberSorts, useMemberList } from "./queries.ts";
import { MemberActs } from "./several/MemberActs.tsx";

type MemberListProps = { tabs: readonly ListTab[]; create: ReactNode; children: ReactNode };

/** Those who have joined, in the order of a column. */
export function MemberList({ tabs, create, children }: MemberListProps) {
  const t = useTranslations("members");
  const shell = useTranslations("shell");
  const { q, sort: asked, selection } = useListAddress().search;
  const mayChange = useCan("changeMembers");
  const sort = asked && memberSorts.includes(asked.replace(/^-/, "")) ? asked : "registered";
  const filters = { sort, ...(q ? { q } : {}), ...(selection ? { selection } : {}) };
  const { query, position } = useMemberList(filters);
  return (
    <ListFrame
      name="members"
      title={shell("members")}
      tabs={tabs}
      keepsViews
      create={create}
      searchLabel={t("searchLabel")}
      filters={<SelectionFilter />}
      words={useSelectionWord()}
      actions={<ExportButton bring={() => bringMembers(filters)} />}
      query={query}
      rows={query.data?.rows ?? []}
      position={position}
      columns={useMemberColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.member, id)}
      rowName={(row) => fullName(row) || t("nameless")}
      bulk={mayChange ? (chosen) => <MemberActs chosen={chosen} /> : undefined}
      sort={{ first: "registered", falling: fallingSorts }}
      failed={t("listFailed")}
      empty={{ drawing: "members", title: t("emptyTitle"), text: t("emptyText") }}
      noneFound={{ drawing: "search", title: t("noneFound"), text: t("noneFoundText") }}
    >
      {children}
    </ListFrame>
  );
}
