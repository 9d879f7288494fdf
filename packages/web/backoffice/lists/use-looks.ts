import { useTranslations } from "use-intl/react";
import { lookFields } from "../list-address/list-search.ts";
import { searchReader } from "../list-address/search.ts";
import { useListAddress } from "../list-address/use-list-address.ts";

const readLook = searchReader(lookFields);

/**
 * Returns the `tabs` of a `ListFrame` that shows pictures first, and a table for sorting and actions on several rows.
 */
export function useLooks() {
  const t = useTranslations("list");
  const { search, path } = useListAddress(readLook);
  const isTable = search.view === "list";
  return {
    isTable,
    tabs: [
      { key: "pictures", label: t("asPictures"), href: path, isCurrent: !isTable },
      { key: "table", label: t("asTable"), href: `${path}?view=list`, isCurrent: isTable },
    ],
  };
}
