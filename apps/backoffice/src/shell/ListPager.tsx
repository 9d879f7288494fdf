import { Pager } from "@stammis/ui/Pager.tsx";
import { useTranslations } from "use-intl/react";
import { useNumbers } from "../lib/numbers.ts";
import type { ListPosition } from "../lib/use-paged-list.ts";

/** "16–30 av 1 240", with the way forward and back; nothing when all fits on one page. */
export function ListPager({ list }: { list: ListPosition }) {
  const shell = useTranslations("shell");
  const words = useTranslations("words");
  const { count } = useNumbers();
  const { from, to, total, previous, next } = list;
  if (!previous && !next) return null;
  return (
    <Pager
      label={shell("pages")}
      countText={shell("rows", { from: count(from), to: count(to), total: count(total) })}
      previousLabel={words("previous")}
      nextLabel={words("next")}
      onPrevious={previous ?? undefined}
      onNext={next ?? undefined}
    />
  );
}
