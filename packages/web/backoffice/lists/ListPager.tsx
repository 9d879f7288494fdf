import { useRouter } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { countedRows, shownPages } from "#packages/domain/list-pages.ts";
import { Pager } from "#packages/ui/tables/Pager.tsx";
import { useGo } from "../../use-go.ts";
import { useNumbers } from "../format/numbers.ts";
import { withoutEmpty } from "../list-address/list-search.ts";
import { useWholeSearch } from "../list-address/use-list-address.ts";
import { type ListPosition, type PageAddress, rowsShown } from "../list-address/use-paged-list.ts";

/** Shows "16–30 av 10 001", or "16–30 av 1 000+" where the total is not known, with the pages by number; nothing for a single page. Spec §9. */
export function ListPager({ list }: { list: ListPosition }) {
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const { count } = useNumbers();
  const { search } = useWholeSearch();
  const router = useRouter();
  const go = useGo();
  const { page, last, exactTotal, previous, next } = list;
  if (!previous && !next) return null;
  const hrefOf = ({ page: number, after }: PageAddress) =>
    router.buildLocation({
      to: ".",
      search: withoutEmpty({ ...search, after, page: number && number > 1 ? number : undefined }) as never,
    }).href;
  const range = rowsShown(list);
  const beyond =
    exactTotal === null
      ? shell("rowsBeyond", { total: count(countedRows) })
      : shell("rowsBeyondOf", { first: count(countedRows), total: count(exactTotal) });
  const all = exactTotal === null ? `${count(countedRows)}+` : count(exactTotal);
  return (
    <Pager
      label={shell("pages")}
      countText={range ? shell("rows", { from: count(range.from), to: count(range.to), total: all }) : beyond}
      previousLabel={words("previous")}
      nextLabel={words("next")}
      previous={previous && hrefOf(previous)}
      next={next && hrefOf(next)}
      pages={shownPages(page ?? last, last)}
      current={page}
      hrefOf={(each) => hrefOf({ page: each })}
      pageLabel={(each) => shell("pageNumber", { page: String(each) })}
      navigate={go}
    />
  );
}
