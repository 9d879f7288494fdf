import type { ListTab } from "@stammis/ui/figures/ListTabs.tsx";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useListAddress } from "../../lib/use-list-address.ts";
import { ListFrame } from "../../shell/ListFrame.tsx";
import { useInvitedColumns } from "./InvitedColumns.tsx";
import { useInvitationList } from "./queries.ts";
import { useAddressWords } from "./use-address-words.ts";

type InvitedListProps = { tabs: readonly ListTab[]; create: ReactNode; children: ReactNode };

/** Those invited who have not joined, the latest first. */
export function InvitedList({ tabs, create, children }: InvitedListProps) {
  const t = useTranslations("members.invited");
  const shell = useTranslations("shell");
  const { q } = useListAddress().search;
  const { query, position } = useInvitationList(q ? { q } : {});
  return (
    <ListFrame
      name="invited"
      title={shell("members")}
      tabs={tabs}
      create={create}
      searchLabel={t("searchLabel")}
      query={query}
      rows={query.data?.rows ?? []}
      position={position}
      columns={useInvitedColumns()}
      rowKey={({ id }) => id}
      rowName={useAddressWords()}
      failed={t("failed")}
      empty={{ drawing: "mail", title: t("none"), text: t("noneText") }}
      noneFound={{ drawing: "search", title: t("noneFound"), text: t("noneFoundText") }}
    >
      {children}
    </ListFrame>
  );
}
