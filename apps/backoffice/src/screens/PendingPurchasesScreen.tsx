import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { ListPage } from "@stammis/ui/page/Page.tsx";
import { useTranslations } from "use-intl/react";
import { PendingTable } from "../features/purchases/PendingTable.tsx";
import { bringPendingPurchases, usePendingList } from "../features/purchases/queries.ts";
import { paths } from "../paths.ts";
import { BackLink } from "../shell/BackLink.tsx";
import { ExportButton } from "../shell/ExportButton.tsx";
import { ListPager } from "../shell/ListPager.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

/** `/purchases/waiting`: what was bought by customers who have been invited and not joined yet. */
export function PendingPurchasesScreen() {
  const t = useTranslations("purchases.pending");
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const { query, position } = usePendingList();
  useTitle(t("title"));
  return (
    <ListPage
      title={t("title")}
      description={t("lead")}
      actions={query.data?.total !== 0 && <ExportButton bring={bringPendingPurchases} />}
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
            <PendingTable rows={rows} loading={query.isPlaceholderData} />
          ) : (
            <EmptyState drawing="purchases" title={t("none")} text={t("noneText")} />
          )
        }
      </Loaded>
    </ListPage>
  );
}
