import { Button, NativeSelect } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { EmptyState } from "@stammis/ui/EmptyState.tsx";
import { ListPage } from "@stammis/ui/Page.tsx";
import { TableSkeleton } from "@stammis/ui/Skeletons.tsx";
import { IconUserPlus } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { InviteModal } from "../features/members/InviteModal.tsx";
import { MemberTable } from "../features/members/MemberTable.tsx";
import { memberSorts, useMemberList } from "../features/members/queries.ts";
import { paths } from "../paths.ts";
import { ListPager } from "../shell/ListPager.tsx";
import { ListSearch } from "../shell/ListSearch.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

const orderWords = {
  registered: "sortRegistered",
  lastPurchase: "sortLastPurchase",
  total: "sortTotal",
} as const;

export function MembersScreen() {
  const t = useTranslations("members");
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const navigate = useNavigate();
  const { q, sort: asked } = useSearch({ strict: false });
  const sort = memberSorts.find((each) => each === asked) ?? "registered";
  const { query, position } = useMemberList({ sort, ...(q ? { q } : {}) });
  const [inviting, invite] = useDisclosure(false);
  useTitle(shell("members"));

  const look = (next: { q?: string; sort?: string }) =>
    void navigate({ to: paths.members, search: { ...(q ? { q } : {}), sort, ...next }, replace: true });
  const inviteButton = (
    <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={invite.open}>
      {t("invite")}
    </Button>
  );
  const isEmpty = query.data?.total === 0 && !q;
  return (
    <ListPage
      title={shell("members")}
      description={t("lead")}
      actions={isEmpty ? undefined : inviteButton}
      filters={
        !isEmpty && (
          <>
            <ListSearch label={t("searchLabel")} value={q ?? ""} onChange={(next) => look({ q: next })} />
            <NativeSelect
              aria-label={t("sort")}
              hiddenFrom="lg"
              value={sort}
              onChange={(event) => look({ sort: event.currentTarget.value })}
              data={memberSorts.map((value) => ({ value, label: t(orderWords[value]) }))}
            />
          </>
        )
      }
      pager={<ListPager list={position} />}
    >
      <Loaded
        query={query}
        failed={t("listFailed")}
        skeleton={<TableSkeleton label={words("loading")} rows={15} columns={7} />}
      >
        {({ rows }) => {
          if (rows.length > 0) {
            return (
              <MemberTable
                rows={rows}
                sort={sort}
                onSort={(next) => look({ sort: next })}
                loading={query.isPlaceholderData}
              />
            );
          }
          if (q) return <EmptyState drawing="search" title={t("noneFound")} text={t("noneFoundText")} />;
          return <EmptyState drawing="members" title={t("emptyTitle")} text={t("emptyText")} action={inviteButton} />;
        }}
      </Loaded>
      <InviteModal opened={inviting} onClose={invite.close} />
    </ListPage>
  );
}
