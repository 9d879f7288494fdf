import { ActionIcon, Button } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { mayChangeView, viewSearch } from "#packages/domain/list-views.ts";
import { type ListTab, ListTabs } from "#packages/ui/tables/ListTabs.tsx";
import { useGo } from "../../use-go.ts";
import { useListAddress } from "../list-address/use-list-address.ts";
import { useCan } from "../session/session.ts";
import { type ListView, useListViews } from "./list-views.ts";
import { ViewDialog } from "./ViewDialog.tsx";

type ListViewsProps = {
  list: string;
  label: string;
  /** The list's own views; if it has none, a view that shows all rows is added. */
  tabs: readonly ListTab[] | undefined;
};

/** Shows a list's own views and saved views; the current view can be saved. */
export function ListViews({ list, label, tabs }: ListViewsProps) {
  const t = useTranslations("list");
  const go = useGo();
  const { path } = useListAddress();
  const isMerchant = useCan("manageClub");
  const keepsViews = useCan("keepViews");
  const { views, search, current } = useListViews(list, true);
  const [editing, edit] = useState<ListView | "new" | null>(null);
  const own = tabs ?? [{ key: "all", label: t("all"), href: path, isCurrent: true }];
  const isPlain = own.some(({ href }) => viewSearch(new URL(href, "http://-").search) === search);
  const mayKeep = keepsViews && !isPlain && !current;
  const pencil = (view: ListView) =>
    keepsViews &&
    mayChangeView(view, isMerchant, false) && (
      <ActionIcon size={36} aria-label={t("view.changeOf", { name: view.name })} onClick={() => edit(view)}>
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
    );
  const all: ListTab[] = [
    ...own.map((tab) => ({ ...tab, isCurrent: tab.isCurrent && !current })),
    ...views.map((view) => ({
      key: `view ${view.id}`,
      label: view.name,
      href: view.search ? `${path}?${view.search}` : path,
      isCurrent: view === current,
      menu: pencil(view),
    })),
  ];
  if (!tabs && views.length === 0 && !mayKeep) return null;
  return (
    <>
      <ListTabs label={label} tabs={all} navigate={go}>
        {mayKeep && (
          <Button variant="subtle" size="compact-sm" onClick={() => edit("new")}>
            {t("view.save")}
          </Button>
        )}
      </ListTabs>
      {editing && (
        <ViewDialog
          list={list}
          view={editing === "new" ? null : editing}
          search={search}
          others={views.filter((view) => mayChangeView(view, isMerchant, false))}
          onClose={() => edit(null)}
        />
      )}
    </>
  );
}
