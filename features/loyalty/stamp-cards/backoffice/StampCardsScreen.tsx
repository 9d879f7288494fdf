import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { byStatus } from "#features/loyalty/publishing/backoffice/by-status.ts";
import { useStatusFilter } from "#features/loyalty/publishing/backoffice/use-status-filter.ts";
import { paths } from "#features/office-paths.ts";
import { fallingOf, initialSort, sortValuesOf } from "#packages/domain/list-columns.ts";
import { matches, shownIds, useLocalList } from "#packages/web/backoffice/list-address/local-pages.ts";
import { useListAddress } from "#packages/web/backoffice/list-address/use-list-address.ts";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { ListFrame } from "#packages/web/backoffice/lists/ListFrame.tsx";
import { useLooks } from "#packages/web/backoffice/lists/use-looks.ts";
import { hrefOf } from "#packages/web/backoffice/page/href.ts";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { stampCardColumns } from "../contract/columns.ts";
import { bringFillings, bringStampCards, stampCardsQuery } from "./queries.ts";
import { useStampCardColumns } from "./StampCardColumns.tsx";
import { StampCardTiles } from "./StampCardTiles.tsx";
import { readStampCardSearch } from "./search.ts";

/** `/stampcards`: the club's stamp cards, visible ones first, as cards or as a table. */
export function StampCardsScreen() {
  const t = useTranslations("stampCards");
  const { q = "", status } = useListAddress(readStampCardSearch).search;
  const { isTable, tabs } = useLooks();
  const mayChange = useCan("manageClub");
  useTitle(t("menu"));
  const {
    query,
    rows,
    position,
    found: matchingRows,
  } = useLocalList(useQuery({ ...stampCardsQuery, select: (all) => [...all].sort(byStatus) }), {
    keeps: ({ name, title, coupon, publishStatus }) =>
      (!status || publishStatus === status) && matches(q, name, title, coupon.reward),
    values: sortValuesOf(stampCardColumns),
    falling: fallingOf(stampCardColumns),
  });
  const create = mayChange && (
    <Button renderRoot={(props) => <Link to={paths.newStampCard} {...props} />}>{t("create")}</Button>
  );
  const { fields, words } = useStatusFilter("STAMP_CARD");
  return (
    <ListFrame
      name="stampcards"
      title={t("menu")}
      tabs={tabs}
      keepsViews
      create={create}
      searchLabel={t("searchLabel")}
      filters={fields}
      words={words}
      actions={
        <>
          <ExportButton bring={() => bringStampCards(shownIds(matchingRows))} />
          <ExportButton bring={() => bringFillings()} label={t("exportFillings")} />
        </>
      }
      query={query}
      rows={rows}
      position={position}
      columns={useStampCardColumns()}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(paths.stampCard, id)}
      rowName={({ name }) => name}
      sort={initialSort(stampCardColumns)}
      failed={t("fetchFailed")}
      empty={{ drawing: "stampcards", title: t("emptyTitle"), text: t("emptyText") }}
      noneFound={{ drawing: "search", title: t("noneFound") }}
      drawn={isTable ? undefined : <StampCardTiles cards={rows} />}
    />
  );
}
