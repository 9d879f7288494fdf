import { NativeSelect } from "@mantine/core";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { useTranslations } from "use-intl/react";
import { ExportButton } from "../../shell/ExportButton.tsx";
import { Loaded } from "../../shell/Loaded.tsx";
import { type Look, MembersPage } from "./MembersPage.tsx";
import { MemberTable } from "./MemberTable.tsx";
import { bringMembers, useMemberList } from "./queries.ts";

const orders = [
  ["registered", "sortRegistered"],
  ["lastPurchase", "sortLastPurchase"],
  ["total", "sortTotal"],
  ["points", "sortPoints"],
  ["name", "sortName"],
] as const;

/** Those who have joined, in the order of a column. */
export function MemberList({ q, sort, look }: { q: string; sort: string; look: Look }) {
  const t = useTranslations("members");
  const words = useTranslations("words");
  const filters = { sort, ...(q ? { q } : {}) };
  const { query, position } = useMemberList(filters);
  const onSort = (next: string) => look({ sort: next });
  return (
    <MembersPage
      show="members"
      q={q}
      look={look}
      position={position}
      isEmpty={query.data?.total === 0 && !q}
      actions={<ExportButton bring={() => bringMembers(filters)} />}
      order={<MemberOrder sort={sort} onSort={onSort} />}
    >
      {(inviteButton) => (
        <Loaded
          query={query}
          failed={t("listFailed")}
          skeleton={<TableSkeleton label={words("loading")} rows={15} columns={7} />}
        >
          {({ rows }) => {
            if (rows.length > 0)
              return <MemberTable rows={rows} sort={sort} onSort={onSort} loading={query.isPlaceholderData} />;
            if (q) return <EmptyState drawing="search" title={t("noneFound")} text={t("noneFoundText")} />;
            return <EmptyState drawing="members" title={t("emptyTitle")} text={t("emptyText")} action={inviteButton} />;
          }}
        </Loaded>
      )}
    </MembersPage>
  );
}

/** The order, where no header of a column can be pressed for it. */
function MemberOrder({ sort, onSort }: { sort: string; onSort: (sort: string) => void }) {
  const t = useTranslations("members");
  return (
    <NativeSelect
      aria-label={t("sort")}
      hiddenFrom="lg"
      value={sort}
      onChange={(event) => onSort(event.currentTarget.value)}
      data={orders.map(([value, label]) => ({ value, label: t(label) }))}
    />
  );
}
