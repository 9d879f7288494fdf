import { Button, NativeSelect } from "@mantine/core";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { ListPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { locationsQuery } from "../features/locations/queries.ts";
import { MemberFilter } from "../features/purchases/MemberFilter.tsx";
import { PendingLink } from "../features/purchases/PendingLink.tsx";
import { Period } from "../features/purchases/Period.tsx";
import { PurchaseTable } from "../features/purchases/PurchaseTable.tsx";
import {
  bringPurchases,
  type PurchaseFilters,
  usePurchaseList,
  usePurchaseTotals,
} from "../features/purchases/queries.ts";
import { withoutEmpty } from "../lib/list-search.ts";
import { useListAddress } from "../lib/use-list-address.ts";
import { paths } from "../paths.ts";
import { ExportButton } from "../shell/ExportButton.tsx";
import { ListPager } from "../shell/ListPager.tsx";
import { ListSearch } from "../shell/ListSearch.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

export function PurchasesScreen() {
  const t = useTranslations("purchases");
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const { filters, look } = useFilters();
  const { q, memberId, pointOfSaleId, since, until, sort = "date" } = filters;
  const { query, position } = usePurchaseList(filters);
  const totals = usePurchaseTotals(filters);
  const { data: locations = [] } = useQuery(locationsQuery);
  useTitle(shell("purchases"));
  const isFiltered = Boolean(q || memberId || pointOfSaleId || since || until);
  const isEmpty = query.data?.total === 0 && !isFiltered;
  return (
    <ListPage
      title={shell("purchases")}
      description={t("lead")}
      actions={!isEmpty && <ExportButton bring={() => bringPurchases(filters)} />}
      filters={
        !isEmpty && (
          <>
            <ListSearch label={t("searchLabel")} value={q ?? ""} onChange={(next) => look({ q: next })} />
            {locations.length > 1 && (
              <NativeSelect
                aria-label={t("location")}
                maw={280}
                value={pointOfSaleId ?? ""}
                onChange={(event) => look({ pointOfSaleId: Number(event.currentTarget.value) || undefined })}
                data={[
                  { value: "", label: t("allLocations") },
                  ...locations.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
            )}
            <Period
              since={since}
              until={until}
              sum={since || until ? (totals.data?.kept ?? null) : null}
              onChange={look}
            />
            {memberId && <MemberFilter memberId={memberId} onClear={() => look({ memberId: undefined })} />}
          </>
        )
      }
      pager={<ListPager list={position} />}
    >
      <PendingLink />
      <Loaded
        query={query}
        failed={t("listFailed")}
        skeleton={<TableSkeleton label={words("loading")} rows={15} columns={7} />}
      >
        {({ rows }) => {
          if (rows.length > 0)
            return (
              <PurchaseTable
                rows={rows}
                loading={query.isPlaceholderData}
                sort={sort}
                onSort={(next) => look({ sort: next })}
              />
            );
          if (isFiltered) return <EmptyState drawing="search" title={t("noneFound")} text={t("noneFoundText")} />;
          return (
            <EmptyState
              drawing="purchases"
              title={t("emptyTitle")}
              text={t("emptyText")}
              action={<Button renderRoot={(props) => <Link to={paths.till} {...props} />}>{t("openTill")}</Button>}
            />
          );
        }}
      </Loaded>
    </ListPage>
  );
}

/** The filters as they stand in the address; an empty text or 0 takes one away. */
function useFilters() {
  const { search, look } = useListAddress();
  const { q, memberId, pointOfSaleId, since, until, sort } = search;
  const filters: PurchaseFilters = withoutEmpty({ q, memberId, pointOfSaleId, since, until, sort });
  return { filters, look };
}
