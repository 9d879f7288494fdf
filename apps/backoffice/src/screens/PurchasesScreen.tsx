import { Button, NativeSelect } from "@mantine/core";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { ListPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { locationsQuery } from "../features/locations/queries.ts";
import { MoreFilters } from "../features/purchases/MoreFilters.tsx";
import { PendingLink } from "../features/purchases/PendingLink.tsx";
import { Period } from "../features/purchases/Period.tsx";
import { PurchaseTable } from "../features/purchases/PurchaseTable.tsx";
import { PurchaseTotals } from "../features/purchases/PurchaseTotals.tsx";
import { bringPurchases, type PurchaseFilters, usePurchaseList } from "../features/purchases/queries.ts";
import { useFilterWords } from "../features/purchases/use-filter-words.ts";
import { withoutEmpty } from "../lib/list-search.ts";
import { type ListChange, useListAddress } from "../lib/use-list-address.ts";
import { isCountedWhole } from "../lib/use-paged-list.ts";
import { paths } from "../paths.ts";
import { ExportButton } from "../shell/ExportButton.tsx";
import { FilterWords } from "../shell/FilterWords.tsx";
import { ListPager } from "../shell/ListPager.tsx";
import { ListSearch } from "../shell/ListSearch.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

export function PurchasesScreen() {
  const t = useTranslations("purchases");
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const { filters, look, clear } = useFilters();
  const { sort = "date", ...asked } = filters;
  const { query, position } = usePurchaseList(filters);
  useTitle(shell("purchases"));
  const isFiltered = Object.keys(asked).length > 0;
  const isEmpty = query.data?.total === 0 && !isFiltered;
  return (
    <ListPage
      title={shell("purchases")}
      description={t("lead")}
      actions={!isEmpty && <ExportButton bring={() => bringPurchases(filters)} />}
      filters={!isEmpty && <Filters {...{ filters, look, clear }} />}
      pager={<ListPager list={position} />}
    >
      <PendingLink />
      {!isEmpty && <PurchaseTotals filters={filters} />}
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
                byName={isCountedWhole(position)}
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

type FiltersProps = ReturnType<typeof useFilters>;

function Filters({ filters, look, clear }: FiltersProps) {
  const t = useTranslations("purchases");
  const { data: locations = [] } = useQuery(locationsQuery);
  const { q, pointOfSaleId, since, until } = filters;
  return (
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
      <Period since={since} until={until} onChange={look} />
      <MoreFilters filters={filters} onChange={look} />
      <FilterWords words={useFilterWords(filters, look)} onClear={clear} />
    </>
  );
}

const none: ListChange = {
  ...{ memberId: undefined, pointOfSaleId: undefined, cashierId: undefined, categoryId: undefined },
  ...{ campaignId: undefined, since: undefined, until: undefined, amountFrom: undefined, amountTo: undefined },
  only: undefined,
};

/** The filters as they stand in the address; an empty text or 0 takes one away. */
function useFilters() {
  const { search, look } = useListAddress();
  const {
    q,
    memberId,
    pointOfSaleId,
    cashierId,
    categoryId,
    campaignId,
    since,
    until,
    amountFrom,
    amountTo,
    only,
    sort,
  } = search;
  const filters: PurchaseFilters = withoutEmpty({
    ...{ q, memberId, pointOfSaleId, cashierId, categoryId, campaignId },
    ...{ since, until, amountFrom, amountTo, only, sort },
  });
  return { filters, look, clear: () => look(none) };
}
