import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { useTranslations } from "use-intl/react";
import { Loaded } from "../../shell/Loaded.tsx";
import { InvitedTable } from "./InvitedTable.tsx";
import { type Look, MembersPage } from "./MembersPage.tsx";
import { useInvitationList } from "./queries.ts";

/** Those invited who have not joined, the latest first. */
export function InvitedList({ q, look }: { q: string; look: Look }) {
  const t = useTranslations("members.invited");
  const words = useTranslations("words");
  const { query, position } = useInvitationList(q ? { q } : {});
  const isEmpty = query.data?.total === 0 && !q;
  return (
    <MembersPage show="invited" q={q} look={look} position={position} isEmpty={isEmpty}>
      {(inviteButton) => (
        <Loaded
          query={query}
          failed={t("failed")}
          skeleton={<TableSkeleton label={words("loading")} rows={5} columns={5} />}
        >
          {({ rows }) => {
            if (rows.length > 0) return <InvitedTable rows={rows} loading={query.isPlaceholderData} />;
            if (q) return <EmptyState drawing="search" title={t("noneFound")} text={t("noneFoundText")} />;
            return <EmptyState drawing="mail" title={t("none")} text={t("noneText")} action={inviteButton} />;
          }}
        </Loaded>
      )}
    </MembersPage>
  );
}
