import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { ListSkeleton } from "#packages/ui/answer/Skeletons.tsx";
import { ListPage } from "#packages/ui/page/Page.tsx";
import { ExportButton } from "#packages/web/backoffice/lists/ExportButton.tsx";
import { Loaded } from "#packages/web/backoffice/page/Loaded.tsx";
import { useTitle } from "#packages/web/backoffice/page/use-title.ts";
import { useCan } from "#packages/web/backoffice/session/session.ts";
import { CategoryList, CategoryNames } from "./CategoryList.tsx";
import { bringCategories, categoriesQuery } from "./queries.ts";

export function CategoriesScreen() {
  const t = useTranslations("categories");
  const words = useTranslations("words");
  const mayChange = useCan("manageClub");
  const query = useQuery(categoriesQuery);
  useTitle(t("menu"));
  return (
    <ListPage
      title={t("menu")}
      description={t("lead")}
      actions={(query.data?.length ?? 0) > 0 && <ExportButton bring={bringCategories} />}
    >
      <Loaded query={query} failed={t("fetchFailed")} skeleton={<ListSkeleton label={words("loading")} rows={6} />}>
        {(list) => (mayChange ? <CategoryList list={list} /> : <CategoryNames list={list} />)}
      </Loaded>
    </ListPage>
  );
}
