import { ListSkeleton } from "@stammis/ui/answer/Skeletons.tsx";
import { ListPage } from "@stammis/ui/page/Page.tsx";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { CategoryList, CategoryNames } from "../features/categories/CategoryList.tsx";
import { bringCategories, categoriesQuery } from "../features/categories/queries.ts";
import { useCan } from "../lib/session.ts";
import { ExportButton } from "../shell/ExportButton.tsx";
import { Loaded } from "../shell/Loaded.tsx";
import { useTitle } from "../shell/use-title.ts";

export function CategoriesScreen() {
  const t = useTranslations("categories");
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const mayChange = useCan("manageClub");
  const query = useQuery(categoriesQuery);
  useTitle(shell("categories"));
  return (
    <ListPage
      title={shell("categories")}
      description={t("lead")}
      actions={(query.data?.length ?? 0) > 0 && <ExportButton bring={bringCategories} />}
    >
      <Loaded query={query} failed={t("fetchFailed")} skeleton={<ListSkeleton label={words("loading")} rows={6} />}>
        {(list) => (mayChange ? <CategoryList list={list} /> : <CategoryNames list={list} />)}
      </Loaded>
    </ListPage>
  );
}
