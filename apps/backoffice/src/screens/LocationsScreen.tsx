import { Button } from "@mantine/core";
import { pageSize } from "@stammis/domain/limits";
import { EmptyState } from "@stammis/ui/answer/EmptyState.tsx";
import { TableSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { ListPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { LocationTable } from "../features/locations/LocationTable.tsx";
import { locationsQuery } from "../features/locations/queries.ts";
import { matches } from "../lib/local-pages.ts";
import { useCan } from "../lib/session.ts";
import { useListAddress } from "../lib/use-list-address.ts";
import { paths } from "../paths.ts";
import { ListSearch } from "../shell/ListSearch.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

export function LocationsScreen() {
  const t = useTranslations("locations");
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const mayChange = useCan("manageClub");
  const { search, look } = useListAddress();
  const typed = search.q ?? "";
  const query = useQuery(locationsQuery);
  useTitle(shell("locations"));
  const create = mayChange && (
    <Button renderRoot={(props) => <Link to={paths.newLocation} {...props} />}>{t("create")}</Button>
  );
  const many = (query.data?.length ?? 0) > pageSize;
  return (
    <ListPage
      title={shell("locations")}
      description={t("lead")}
      actions={create}
      filters={many && <ListSearch label={t("searchLabel")} value={typed} onChange={(q) => look({ q })} />}
    >
      <Loaded query={query} failed={t("fetchFailed")} skeleton={<TableSkeleton label={words("loading")} />}>
        {(locations) => {
          if (locations.length === 0) {
            return <EmptyState drawing="locations" title={t("emptyTitle")} text={t("emptyText")} action={create} />;
          }
          const found = locations.filter(({ name, commercialName, subpage, address }) =>
            matches(typed, name, commercialName, subpage, address.street, address.city),
          );
          return found.length > 0 ? (
            <LocationTable rows={found} />
          ) : (
            <EmptyState drawing="search" title={t("noneFound")} />
          );
        }}
      </Loaded>
    </ListPage>
  );
}
