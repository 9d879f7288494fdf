import { EmptyState } from "@stammis/ui/EmptyState.tsx";
import { ListPage } from "@stammis/ui/Page.tsx";
import { TableSkeleton } from "@stammis/ui/Skeletons.tsx";
import { useTranslations } from "use-intl/react";
import { useWaitingList } from "../features/purchases/queries.ts";
import { WaitingTable } from "../features/purchases/WaitingTable.tsx";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { ListPager } from "../shell/ListPager.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/purchases/waiting`: what was bought by customers who have been invited and not joined yet. */
export function WaitingPurchasesScreen() {
  const t = useTranslations("purchases.waiting");
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const { query, position } = useWaitingList();
  useTitle(t("title"));
  return (
    <ListPage
      title={t("title")}
      description={t("lead")}
      above={<BackLink to={paths.purchases} label={shell("purchases")} />}
      pager={<ListPager list={position} />}
    >
      <Loaded
        query={query}
        failed={t("failed")}
        skeleton={<TableSkeleton label={words("loading")} rows={5} columns={8} />}
      >
        {({ rows }) =>
          rows.length > 0 ? (
            <WaitingTable rows={rows} loading={query.isPlaceholderData} />
          ) : (
            <EmptyState drawing="purchases" title={t("none")} text={t("noneText")} />
          )
        }
      </Loaded>
    </ListPage>
  );
}
