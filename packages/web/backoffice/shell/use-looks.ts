import { useTranslations } from "use-intl/react";
import { useListAddress } from "../lib/use-list-address.ts";

/** A list that is pictures first, and a table for whoever sorts, chooses and acts on several: `tabs` for its `ListFrame`. */
export function useLooks() {
  const t = useTranslations("list");
  const { search, path } = useListAddress();
  const isTable = search.view === "list";
  return {
    isTable,
    tabs: [
      { key: "pictures", label: t("asPictures"), href: path, isCurrent: !isTable },
      { key: "table", label: t("asTable"), href: `${path}?view=list`, isCurrent: isTable },
    ],
  };
}
